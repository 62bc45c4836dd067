import type { APIMessage } from 'discord.js';
import type { Table } from '../../app/core/table.ts';
import type { Post } from '../../store/posts.ts';
import type { Bot } from '../core/context.ts';
import type { Payload } from '../core/payload.ts';
import { edit, post } from '../core/rest/channel.ts';
import { type Sending, sendOrTell } from '../core/rest/uploads.ts';

/**
 * By what Discord knows a message that is sent again: its claim and when that was made, in ms since 1970; `kind`: what the
 * claim is of. At most 25 characters. https://discord.com/developers/docs/resources/message#create-message
 */
export function nonceOf(claim: number, claimedAt: number, kind: 'pm' | 'pn' = 'pm'): string {
  return `${kind}-${claim.toString(36)}-${claimedAt.toString(36)}`;
}

/** The channel of a message for all: that of its table, or the one that the table had when it was posted. */
export function placeOf({ record }: Pick<Table, 'record'>, { channel }: Pick<Post, 'channel'>): string {
  return channel ?? record.channel;
}

/** Posts a message; where no files can be sent it comes in words, without its picture. */
export async function posted(
  bot: Bot,
  sending: Sending,
  payload: Payload,
  nonce: string,
): Promise<APIMessage> {
  return await sendOrTell(bot, sending, payload, (one) => post(bot.rest, sending.channel, one, nonce));
}

/** Edits a message; where no files can be sent it comes in words. It loses a picture that it had and that is not sent again. */
export async function edited(bot: Bot, sending: Sending, message: string, payload: Payload): Promise<void> {
  await editedKeeping(bot, sending, message, { ...payload, bare: !payload.image });
}

/** The same; without a picture in the payload it keeps the one that it has. */
export async function editedKeeping(
  bot: Bot,
  sending: Sending,
  message: string,
  payload: Payload,
): Promise<void> {
  await bot.changes.during(message, () =>
    sendOrTell(bot, sending, payload, (one) => edit(bot.rest, sending.channel, message, one)),
  );
}
