import type { AutocompleteInteraction } from 'discord.js';
import type { Bot } from '../src/discord/kit/bot.ts';
import type { Argument, Called, Command, Offer } from '../src/discord/kit/command.ts';
import { languageOf } from '../src/discord/kit/language.ts';
import { offered } from '../src/discord/kit/offered.ts';
import { missingPermissions } from '../src/discord/kit/permissions.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { replyPublicly, type Said } from '../src/discord/kit/reply.ts';
import { filmMessage, stepThrough } from '../src/discord/messages/replayFilm.ts';
import { replayOffer } from '../src/discord/messages/replayOffer.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { type Language, text } from '../src/engine/text.ts';
import { tableHere } from '../src/tables/find.ts';
import { endedHere } from '../src/tables/record.ts';
import { type Course, courseOf } from '../src/tables/replay.ts';
import { loadTable, type Table } from '../src/tables/table.ts';
import { say } from '../src/words/say.ts';

const match: Argument = { id: 'anyMatch', kind: 'string', autocomplete: true };

/** Among how many finished matches of a channel one can be looked for. */
const MOST = 500;

/** The channels for which a film is being made. */
const filming = new WeakMap<Bot, Set<string>>();

/** A running or finished match of this channel as a film, for everybody in it. */
export const replay: Command = {
  name: 'replay',
  arguments: [match],
  run: (caller) => replyPublicly(caller, shown(caller)),
  complete: (bot, asked) => offers(bot, asked),
};

async function shown(caller: Called): Promise<Said> {
  const { bot, asked, language } = caller;
  const missing = missingPermissions(asked, 'open', language);
  if (missing !== null) return privately(missing);
  const course = await courseAsked(caller);
  if (refused(course)) return { toAll: false, payload: refusalMessage(course, language) };
  const busy = filming.get(bot) ?? new Set<string>();
  filming.set(bot, busy);
  if (busy.has(asked.channelId)) return privately(say(language, text('bot:replay.busy'), () => ''));
  busy.add(asked.channelId);
  return await filmed(bot, course, language).finally(() => busy.delete(asked.channelId));
}

/** A film that fails is a bug to be read about in the log; the match can still be gone through. */
async function filmed(bot: Bot, course: Course, language: Language): Promise<Said> {
  try {
    return { toAll: true, payload: await filmMessage(bot, course) };
  } catch (error) {
    bot.log.error({ err: error, table: course.table.record.id }, 'A film could not be made');
    const content = say(language, text('bot:replay.failed'), () => '');
    return { toAll: false, payload: { content, rows: stepThrough(course.table, language) } };
  }
}

function privately(content: string): Said {
  return { toAll: false, payload: { content } };
}

async function courseAsked({ bot, asked }: Called): Promise<Course | Refusal> {
  const wish = asked.options.getString('match');
  const { channelId } = asked;
  const [newest] = wish === null ? await matchesHere(bot, channelId, 1) : [];
  const table = wish === null ? newest : await matchNamed(bot, channelId, wish);
  if (table) return await courseOf(bot.house, table);
  return new Refusal(text(`bot:replay.${wish === null ? 'none' : 'unknown'}`));
}

/** A match of this channel that has begun, by its number as it is offered; null for all else that may be typed. */
async function matchNamed({ house }: Bot, channel: string, wish: string): Promise<Table | null> {
  const table = /^\d{1,9}$/.test(wish) ? await loadTable(house, Number(wish)) : null;
  if (table === null || refused(table)) return null;
  return table.record.channel === channel && table.record.state !== null ? table : null;
}

/** The running match first, then those that have ended, the newest first. */
async function matchesHere(bot: Bot, channel: string, most: number): Promise<readonly Table[]> {
  const live = await tableHere(bot.house, channel);
  const running = refused(live) || live.record.phase !== 'playing' ? [] : [live];
  return [...running, ...(await endedHere(bot.house, channel, most))];
}

async function offers(bot: Bot, asked: AutocompleteInteraction): Promise<readonly Offer[]> {
  const language = languageOf(asked.locale);
  const matches = await matchesHere(bot, asked.channelId, MOST);
  const all = matches.map((table) => ({
    name: replayOffer(table, language),
    value: String(table.record.id),
  }));
  return offered(all, asked.options.getFocused());
}
