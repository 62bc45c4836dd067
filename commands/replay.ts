import { tableHere } from '../src/app/core/find-tables.ts';
import { loadTable, type Table } from '../src/app/core/table.ts';
import { lastEnded } from '../src/app/replay/record.ts';
import {
  type Argument,
  type Called,
  type Command,
  type Offer,
  typedOption,
} from '../src/discord/core/command.ts';
import type { Bot, Typist } from '../src/discord/core/context.ts';
import { refusalMessage } from '../src/discord/core/refusing.ts';
import { replyPublicly, type Said } from '../src/discord/core/reply.ts';
import { endedOffers, type MatchReader, matchTyped, replayOffer } from '../src/discord/replay/ended.ts';
import { busy, filmHere, isFilming } from '../src/discord/replay/film.ts';
import { Refusal, refused } from '../src/engine/refusal.ts';
import { text } from '../src/engine/text.ts';

const match: Argument = { id: 'anyMatch', kind: 'string', autocomplete: true };

/** A running or finished match of this channel as a film, for everybody in it. */
export const replay: Command = {
  name: 'replay',
  arguments: [match],
  run: (arrival) => replyPublicly(arrival, shown),
  complete: offers,
};

async function shown(caller: Called): Promise<Said> {
  if (isFilming(caller)) return busy(caller.language);
  const { bot, asked, language } = caller;
  const wish = typedOption(asked, 'match');
  const { channelId } = asked;
  const table = await (wish === null ? newestHere(bot, channelId) : matchCalled(caller, wish));
  if (table) return await filmHere(caller, table);
  const no = new Refusal(text(`bot:replay.${wish === null ? 'none' : 'unknown'}`));
  return { toAll: false, payload: refusalMessage(no, language) };
}

async function matchCalled(caller: Called, wish: string): Promise<Table | null> {
  const match = await matchTyped(caller, wish, await runningOffers(caller));
  return match === null ? null : await matchNamed(caller.bot, caller.asked.channelId, match);
}

/** A match of this channel that has begun, by its number as it is offered; null for all else that may be typed. */
async function matchNamed({ house }: Bot, channel: string, wish: string): Promise<Table | null> {
  const table = /^\d{1,9}$/.test(wish) ? await loadTable(house, Number(wish)) : null;
  if (table === null || refused(table)) return null;
  return table.record.channel === channel && table.record.state !== null ? table : null;
}

/** The match that runs in a channel, or else the one that was opened last of those that have ended. */
async function newestHere(bot: Bot, channel: string): Promise<Table | null> {
  return (await runningHere(bot, channel)) ?? (await lastEnded(bot.house, channel));
}

/** The match that runs in a channel. */
async function runningHere(bot: Bot, channel: string): Promise<Table | null> {
  const live = await tableHere(bot.house, channel);
  return refused(live) || live.record.phase !== 'playing' ? null : live;
}

/** The running match first, then those that have ended. */
async function offers(typist: Typist): Promise<readonly Offer[]> {
  return await endedOffers(typist, typist.asked.options.getFocused(), await runningOffers(typist));
}

async function runningOffers({ bot, asked, own, language }: MatchReader): Promise<readonly Offer[]> {
  const running = await runningHere(bot, asked.channelId);
  if (!running) return [];
  return [{ name: replayOffer(running, language, own.hours.zone), value: String(running.record.id) }];
}
