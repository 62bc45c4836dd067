import { type APIMessage, SnowflakeUtil } from 'discord.js';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import { claimAgain, delivered, messagesOf, underWay } from '../../tables/news.ts';
import { loadTable } from '../../tables/table.ts';
import type { Bot } from '../kit/bot.ts';
import { find } from '../kit/channel.ts';
import { failureOf } from '../kit/failure.ts';
import { send } from './telling.ts';
import { toldBy } from './told.ts';

/**
 * How much earlier than something that came before it a message may seem to have been made, in ms: several machines of
 * Discord make ids.
 */
const IDS_DIFFER = 10_000;

/**
 * Finds out whether the messages that were under way when something failed had arrived. No clock of ours has a say: what
 * arrived is newer than the last that had been heard of, and what is sent again bears the nonce that it bore.
 */
export async function recoverPosts(bot: Bot, id: number): Promise<void> {
  for (const post of await underWay(bot.house, id)) await recoverPost(bot, post);
}

async function recoverPost(bot: Bot, post: Post): Promise<void> {
  const table = await loadTable(bot.house, post.tableId);
  if (refused(table)) return;
  const known = await messagesOf(bot.house, post.tableId);
  const isIt = (message: APIMessage) =>
    message.author.id === bot.application() && !known.has(message.id) && isPost(message, post);
  const arrived = await find(bot.rest, table.record.channel, since(post), isIt).catch((error) => {
    if (failureOf(error) === 'passing') throw error;
    return undefined;
  });
  if (arrived === undefined) return await sendAgain(bot, post);
  const reached = { message: arrived.id, to: toldBy(arrived, post.tableId, post.kind) ?? post.to };
  await delivered(bot.house, post.tableId, post.id, reached, { retired: [], gone: [], left: true });
}

/** Where it had arrived and could not be found, Discord gives back what it has. */
async function sendAgain(bot: Bot, post: Post): Promise<void> {
  const news = await claimAgain(bot.house, post);
  if (news) await send(bot, post.kind, news, true);
}

/** The id after which the message is. */
function since({ heard }: Post): string | null {
  if (heard === null) return null;
  const timestamp = Math.max(SnowflakeUtil.timestampFrom(heard) - IDS_DIFFER, Number(SnowflakeUtil.epoch));
  return SnowflakeUtil.generate({ timestamp, increment: 0n, workerId: 0n, processId: 0n }).toString();
}

/** Whether the message is that post: it tells more than those before it did, unless it only calls somebody. */
function isPost(message: APIMessage, { tableId, kind, from, to: least }: Post): boolean {
  const to = toldBy(message, tableId, kind);
  return to !== null && (kind === 'card' || to >= Math.min(from + 1, least));
}
