import { type APIMessage, SnowflakeUtil } from 'discord.js';
import { loadMessageIds } from '../../app/publishing/outbox.ts';
import type { Post } from '../../store/posts.ts';
import type { BotContext } from '../core/context.ts';
import { findMessage } from '../core/rest/channel.ts';
import { isRefusal } from '../core/rest/failure.ts';

/**
 * How much earlier than something that came before it a message may seem to have been made, in ms: several machines of
 * Discord make ids.
 */
const ID_CLOCK_SKEW_MS = 10_000;

/** The message of a post in that channel; undefined where it is not there, or where that can no longer be seen. */
export async function findSentPost(
  bot: BotContext,
  channel: string,
  post: Post,
  isIt: (message: APIMessage) => boolean,
): Promise<APIMessage | undefined> {
  const known = await loadMessageIds(bot.app, post.tableId);
  return await findSentMessage(
    bot,
    channel,
    post.heard,
    (message) => !known.has(message.id) && isIt(message),
  );
}

/** The same for any message of ours that was sent after that had been heard of. */
export async function findSentMessage(
  bot: BotContext,
  channel: string,
  heard: string | null,
  isIt: (message: APIMessage) => boolean,
): Promise<APIMessage | undefined> {
  const isOurs = (message: APIMessage) => message.author.id === bot.application() && isIt(message);
  return await findMessage(bot.rest, channel, getSearchStart(heard), isOurs).catch((error) => {
    if (!isRefusal(error)) throw error;
    return undefined;
  });
}

/** The id after which the message is. */
function getSearchStart(heard: string | null): string | null {
  if (heard === null) return null;
  const timestamp = Math.max(
    SnowflakeUtil.timestampFrom(heard) - ID_CLOCK_SKEW_MS,
    Number(SnowflakeUtil.epoch),
  );
  return SnowflakeUtil.generate({ timestamp, increment: 0n, workerId: 0n, processId: 0n }).toString();
}
