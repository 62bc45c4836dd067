import { setTimeout } from 'node:timers/promises';
import { REPEATED, type Repeated } from '../../app/core/actor.ts';
import { loadTable } from '../../app/core/table.ts';
import type { Wish } from '../../app/lobby/open.ts';
import { isQueued, messagesOf, underWay } from '../../app/publishing/outbox.ts';
import { abandon } from '../../app/seats/resign.ts';
import { refused } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { say } from '../../i18n/say.ts';
import type { Bot, Caller } from '../core/context.ts';
import type { Reply } from '../core/press.ts';
import { link } from '../core/rest/channel.ts';
import { failureOf } from '../core/rest/failure.ts';

/** Time in ms for which an answer waits for the first message of a table. */
const PATIENCE = 5_000;
/** Time in ms after which it is looked for again. */
const PAUSE = 50;

/**
 * Says where the table is, once its card or board is there; else why it is not, and what to do. `id` is `REPEATED` where the
 * interaction had opened it before.
 */
export async function openedMessage(
  { bot, language }: Pick<Caller, 'bot' | 'language'>,
  { guild, channel }: Pick<Wish, 'guild' | 'channel'>,
  id: number | Repeated,
): Promise<Reply> {
  const tell = (key: 'opened' | 'opening' | 'cannotWrite' | 'notTaken') =>
    say(language, text(`bot:lobby.${key}`, { link: link(guild, channel) }), () => '');
  if (id === REPEATED) return { done: true, content: tell('opened') };
  const about = { id, shows: null };
  const outcome = await firstMessage(bot, id);
  if (outcome === 'there') return { done: true, content: tell('opened'), about };
  if (outcome === 'late') return { content: tell('opening'), about };
  if (outcome === 'forbidden') return { content: tell('cannotWrite'), about };
  await abandon(bot.house, id);
  return { content: tell('notTaken') };
}

type Outcome = 'there' | 'late' | 'forbidden' | 'dropped';

/** Waits for the card or the board; the board of a match with AIs waits for their first moves. */
async function firstMessage(bot: Bot, id: number): Promise<Outcome> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const failure = await Promise.race([bot.outcome(id), setTimeout(end - performance.now(), null)]);
    if ((await messagesOf(bot.house, id)).size > 0) return 'there';
    if (failure !== null) return failureOf(failure) === 'forbidden' ? 'forbidden' : 'late';
    if (await isCardDropped(bot, id)) return 'dropped';
    await setTimeout(PAUSE);
  }
  return 'late';
}

/** Whether a lobby has no card in the channel, and none is to come. */
async function isCardDropped({ house }: Bot, id: number): Promise<boolean> {
  const table = await loadTable(house, id);
  if (refused(table) || table.record.phase !== 'lobby') return false;
  return (
    !(await isQueued(house, id, 'card')) &&
    (await underWay(house, id)).length === 0 &&
    (await messagesOf(house, id)).size === 0
  );
}
