import { setTimeout } from 'node:timers/promises';
import {
  claimForPosting,
  discardNotice,
  findNoticeToPublish,
  saveRemainingLines,
} from '../../app/publishing/notices.ts';
import type { Notice } from '../../store/notices.ts';
import type { BotContext } from '../core/context.ts';
import { createLogMessage } from '../server-settings/log-message.ts';
import { findSentMessage } from './find-sent-message.ts';
import { createNonce, postWithFallback } from './post-with-fallback.ts';

/** Time in ms for which lines are gathered before posting, so that a burst becomes few messages. */
const GATHER_MS = 1_000;

/**
 * Posts lines of the moderators' log in one message, then deletes the notice. Claimed lines are frozen, so that after a crash the message
 * is found by its text.
 */
export async function publishLog(bot: BotContext, first: Notice): Promise<void> {
  if (first.phase !== 'sending') await setTimeout(GATHER_MS);
  const notice = await findNoticeToPublish(bot.app, first.id);
  if (notice === null) return;
  const { payload, rest } = createLogMessage(notice.subject);
  if (notice.phase === 'sending' && (await hasArrived(bot, notice, payload.content)))
    return await continueLog(bot, notice, rest);
  const claim = notice.phase === 'sending' ? notice : await claimForPosting(bot.app, notice);
  if (claim === null) return;
  await postWithFallback(bot, notice, payload, createNonce(claim.id, claim.claimedAt ?? 0, 'pn'));
  await continueLog(bot, notice, rest);
}

/** Posts the lines that did not fit, or deletes the notice. */
async function continueLog(bot: BotContext, notice: Notice, rest: string | null): Promise<void> {
  if (rest === null) return await discardNotice(bot.app, notice);
  await saveRemainingLines(bot.app, notice, rest);
  await publishLog(bot, notice);
}

async function hasArrived(bot: BotContext, { channel, heard }: Notice, content: string): Promise<boolean> {
  return (await findSentMessage(bot, channel, heard, (message) => message.content === content)) !== undefined;
}
