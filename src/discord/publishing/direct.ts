import type { APIMessage } from 'discord.js';
import { claimForPosting, type DirectNotice, settleNotice } from '../../app/publishing/notices.ts';
import type { BotContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { getDirectChannel, postMessage } from '../core/rest/channel.ts';
import { classifyFailure, getErrorCode } from '../core/rest/failure.ts';
import { createNonce } from './post-with-fallback.ts';
import { findSentMessage } from './recovery.ts';

/** Sends a direct message once, even after a crash: a message that was being sent is searched for first. */
export async function sendDirect(bot: BotContext, notice: DirectNotice, payload: Payload): Promise<void> {
  try {
    const channel = await getDirectChannel(bot.rest, notice.person);
    const isSent = notice.phase === 'sending' && (await hasArrived(bot, notice, channel, payload));
    const claim = notice.phase === 'sending' ? notice : await claimForPosting(bot.app, notice);
    if (claim === null) return;
    const nonce = createNonce(claim.id, claim.claimedAt ?? 0, 'pn');
    if (!isSent) await postMessage(bot, channel, { ...payload, aloud: true }, nonce);
    await settleNotice(bot.app, notice);
  } catch (error) {
    await dropUnsendable(bot, notice, error);
  }
}

/** Returns whether the message has arrived, by its first line and by the channel its link leads to. */
async function hasArrived(
  bot: BotContext,
  { heard }: DirectNotice,
  channel: string,
  { content }: Payload,
): Promise<boolean> {
  const [line = ''] = content.split('\n');
  const [place = ''] = CHANNEL_LINK.exec(content) ?? [];
  const isIt = (message: APIMessage) => message.content.startsWith(line) && message.content.includes(place);
  return (await findSentMessage(bot, channel, heard, isIt)) !== undefined;
}

/** Link to a channel, as the start of a message link: the linked message may have changed since. */
const CHANNEL_LINK = /https:\/\/discord\.com\/channels\/\d+\/\d+/;

/** Error code for opening direct messages too fast; an alert is dropped, as nobody depends on it. */
export const TOO_FAST = 40003;

/** Drops a message that can never arrive, such as one to a user who accepts none. Temporary failures are thrown for a retry. */
export async function dropUnsendable(bot: BotContext, notice: DirectNotice, error: unknown): Promise<void> {
  if (classifyFailure(error) === 'passing' && getErrorCode(error) !== TOO_FAST) throw error;
  bot.log.debug(
    { notice: notice.id, kind: notice.kind, err: error },
    'The user does not accept direct messages',
  );
  await settleNotice(bot.app, notice);
}
