import { filmHere } from '../src/discord/acts/filming.ts';
import type { Bot } from '../src/discord/kit/bot.ts';
import type { Argument, Called, Command, Offer } from '../src/discord/kit/command.ts';
import { offered } from '../src/discord/kit/offered.ts';
import { refusalMessage } from '../src/discord/kit/refusing.ts';
import { replyPublicly, type Said } from '../src/discord/kit/reply.ts';
import type { Typist } from '../src/discord/kit/visit.ts';
import { replayOffer } from '../src/discord/messages/replay/offer.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';
import { tableHere } from '../src/tables/find.ts';
import { endedHere } from '../src/tables/past/record.ts';
import { type Course, courseOf } from '../src/tables/past/replay.ts';
import { loadTable, type Table } from '../src/tables/table.ts';

const match: Argument = { id: 'anyMatch', kind: 'string', autocomplete: true };

/** Among how many finished matches of a channel one can be looked for. */
const MOST = 500;

/** A running or finished match of this channel as a film, for everybody in it. */
export const replay: Command = {
  name: 'replay',
  arguments: [match],
  run: (caller) => replyPublicly(caller, shown(caller)),
  complete: offers,
};

async function shown(caller: Called): Promise<Said> {
  const course = await courseAsked(caller);
  return refused(course)
    ? { toAll: false, payload: refusalMessage(course, caller.language) }
    : await filmHere(caller, course);
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

async function offers({ bot, asked, language }: Typist): Promise<readonly Offer[]> {
  const matches = await matchesHere(bot, asked.channelId, MOST);
  const all = matches.map((table) => ({
    name: replayOffer(table, language),
    value: String(table.record.id),
  }));
  return offered(all, asked.options.getFocused());
}
