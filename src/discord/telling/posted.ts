import type { APIMessage } from 'discord.js';
import type { Bot } from '../kit/bot.ts';
import type { Payload } from '../kit/payload.ts';
import { edit, post } from '../kit/rest/channel.ts';
import { type Sending, sendOrTell } from '../kit/rest/uploads.ts';

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
