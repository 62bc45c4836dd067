import type { APIMessage } from 'discord.js';
import type { Table } from '../../app/core/table.ts';
import type { Post } from '../../store/posts.ts';
import type { BotContext } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { editMessage, postMessage } from '../core/rest/channel.ts';
import { type SendTarget, sendWithFallback } from '../core/rest/send-with-fallback.ts';

/**
 * Returns the nonce by which Discord recognises a message sent again: its claim and the claim's time in ms since 1970; `kind`: type of the
 * claim. At most 25 characters. https://discord.com/developers/docs/resources/message#create-message
 */
export function createNonce(claim: number, claimedAt: number, kind: 'pm' | 'pn' = 'pm'): string {
  return `${kind}-${claim.toString(36)}-${claimedAt.toString(36)}`;
}

/** Returns the channel of a public message: its table's, or the one the table had when it was posted. */
export function getPostChannel(
  { record }: Pick<Table, 'record'>,
  { channel }: Pick<Post, 'channel'>,
): string {
  return channel ?? record.channel;
}

/** Posts a message; if files cannot be sent, as text without its picture. */
export async function postWithFallback(
  bot: BotContext,
  sending: SendTarget,
  payload: Payload,
  nonce: string,
): Promise<APIMessage> {
  return await sendWithFallback(bot, sending, payload, (one) =>
    postMessage(bot, sending.channel, one, nonce),
  );
}

/** Edits a message; if files cannot be sent, as text. A picture that is not sent again is removed. */
export async function editWithFallback(
  bot: BotContext,
  sending: SendTarget,
  message: string,
  payload: Payload,
): Promise<void> {
  await editKeepingImage(bot, sending, message, { ...payload, bare: !payload.image });
}

/** Edits a message; without a picture in the payload it keeps the one it has. */
export async function editKeepingImage(
  bot: BotContext,
  sending: SendTarget,
  message: string,
  payload: Payload,
): Promise<void> {
  await bot.changes.during(message, () =>
    sendWithFallback(bot, sending, payload, (one) => editMessage(bot, sending.channel, message, one)),
  );
}
