import { setTimeout } from 'node:timers/promises';
import { claimed, dropped, shortened, untold } from '../../app/publishing/notices.ts';
import type { Notice } from '../../store/notices.ts';
import type { Bot } from '../core/context.ts';
import { logMessage } from '../server-settings/log.ts';
import { arrivedSince } from './arrived.ts';
import { nonceOf, posted } from './posted.ts';

/** Time in ms for which lines are gathered before they are posted, so that a burst of them becomes few messages. */
const GATHERING = 1_000;

/**
 * Posts lines of a moderators' log in one message, and deletes them then. Once they are claimed no line is added, so that after a
 * kill the message is found by its words.
 */
export async function tellLog(bot: Bot, first: Notice): Promise<void> {
  if (first.phase !== 'sending') await setTimeout(GATHERING);
  const notice = await untold(bot.house, first.id);
  if (notice === null) return;
  const { payload, rest } = logMessage(notice.subject);
  if (notice.phase === 'sending' && (await isThere(bot, notice, payload.content)))
    return await goOn(bot, notice, rest);
  const claim = notice.phase === 'sending' ? notice : await claimed(bot.house, notice);
  if (claim === null) return;
  await posted(bot, notice, payload, nonceOf(claim.id, claim.claimedAt ?? 0, 'pn'));
  await goOn(bot, notice, rest);
}

/** Posts the lines that did not fit, or deletes the notice. */
async function goOn(bot: Bot, notice: Notice, rest: string | null): Promise<void> {
  if (rest === null) return await dropped(bot.house, notice);
  await shortened(bot.house, notice, rest);
  await tellLog(bot, notice);
}

async function isThere(bot: Bot, { channel, heard }: Notice, content: string): Promise<boolean> {
  return (await arrivedSince(bot, channel, heard, (message) => message.content === content)) !== undefined;
}
