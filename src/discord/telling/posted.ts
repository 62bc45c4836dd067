import type { APIMessage } from 'discord.js';
import type { Bot } from '../kit/bot.ts';
import type { Payload } from '../kit/payload.ts';
import { edit, post } from '../kit/rest/channel.ts';
import { failureOf } from '../kit/rest/failure.ts';

/** Without Attach Files the message comes without its picture. */
export async function posted(
  bot: Bot,
  channel: string,
  payload: Payload,
  nonce: string,
): Promise<APIMessage> {
  try {
    return await post(bot.rest, channel, payload, nonce);
  } catch (error) {
    if (!payload.image || failureOf(error) !== 'forbidden') throw error;
    return await post(bot.rest, channel, { ...payload, image: null }, nonce);
  }
}

/** Without Attach Files the message comes without its picture; the one that it had shows what was. */
export async function edited(bot: Bot, channel: string, message: string, payload: Payload): Promise<void> {
  try {
    await bot.changes.during(message, () =>
      edit(bot.rest, channel, message, { ...payload, bare: !payload.image }),
    );
  } catch (error) {
    if (!payload.image || failureOf(error) !== 'forbidden') throw error;
    await bot.changes.during(message, () =>
      edit(bot.rest, channel, message, { ...payload, image: null, bare: true }),
    );
  }
}
