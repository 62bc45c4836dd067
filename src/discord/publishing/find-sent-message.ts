import { type APIMessage, SnowflakeUtil } from 'discord.js';
import { loadMessageIds } from '../../app/publishing/outbox.ts';
import type { Post } from '../../store/posts.ts';
import type { BotContext } from '../core/context.ts';
import { findMessage } from '../core/rest/channel.ts';
import { isRefusal } from '../core/rest/failure.ts';

/** Time in ms by which a later message's id may look older, because several machines of Discord generate ids. */
const ID_CLOCK_SKEW_MS = 10_000;

/** Returns the message of a post in that channel; undefined if it is not there, or can no longer be seen. */
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

/** Returns a message of the bot that is newer than the message `heard`; undefined if there is none. */
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

/** Returns the id after which to search. */
function getSearchStart(heard: string | null): string | null {
  if (heard === null) return null;
  const timestamp = Math.max(
    SnowflakeUtil.timestampFrom(heard) - ID_CLOCK_SKEW_MS,
    Number(SnowflakeUtil.epoch),
  );
  return SnowflakeUtil.generate({ timestamp, increment: 0n, workerId: 0n, processId: 0n }).toString();
}
