import type { APIMessage } from 'discord.js';
import type { Table } from '../../app/core/table.ts';
import type { Post } from '../../store/posts.ts';
import type { BotContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { editMessage, postMessage } from '../core/rest/channel.ts';
import { type SendTarget, sendWithFallback } from '../core/rest/send-with-fallback.ts';

/**
 * By what Discord knows a message that is sent again: its claim and when that was made, in ms since 1970; `kind`: what the
 * claim is of. At most 25 characters. https://discord.com/developers/docs/resources/message#create-message
 */
export function createNonce(claim: number, claimedAt: number, kind: 'pm' | 'pn' = 'pm'): string {
  return `${kind}-${claim.toString(36)}-${claimedAt.toString(36)}`;
}

/** The channel of a message for all: that of its table, or the one that the table had when it was posted. */
export function getPostChannel(
  { record }: Pick<Table, 'record'>,
  { channel }: Pick<Post, 'channel'>,
): string {
  return channel ?? record.channel;
}

/** Posts a message; where no files can be sent it comes in words, without its picture. */
export async function postWithFallback(
  bot: BotContext,
  sending: SendTarget,
  payload: Payload,
  nonce: string,
): Promise<APIMessage> {
  return await sendWithFallback(bot, sending, payload, (one) =>
    postMessage(bot.rest, sending.channel, one, nonce),
  );
}

/** Edits a message; where no files can be sent it comes in words. It loses a picture that it had and that is not sent again. */
export async function editWithFallback(
  bot: BotContext,
  sending: SendTarget,
  message: string,
  payload: Payload,
): Promise<void> {
  await editKeepingImage(bot, sending, message, { ...payload, bare: !payload.image });
}

/** The same; without a picture in the payload it keeps the one that it has. */
export async function editKeepingImage(
  bot: BotContext,
  sending: SendTarget,
  message: string,
  payload: Payload,
): Promise<void> {
  await bot.changes.during(message, () =>
    sendWithFallback(bot, sending, payload, (one) => editMessage(bot.rest, sending.channel, message, one)),
  );
}
