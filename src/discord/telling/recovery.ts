import type { APIMessage } from 'discord.js';
import { loadTable } from '../../app/core/table.ts';
import { claimAgain, delivered, underWay } from '../../app/publishing/outbox.ts';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import type { Bot } from '../kit/bot.ts';
import { arrivedIn } from './arrived.ts';
import { placeOf } from './placeOf.ts';
import { send } from './telling.ts';
import { toldBy } from './told.ts';

/**
 * Finds out whether the messages that were under way when something failed had arrived. No clock of ours has a say: what
 * arrived is newer than the last that had been heard of, and what is sent again bears the nonce that it bore.
 */
export async function recoverPosts(bot: Bot, id: number): Promise<void> {
  const posts = await underWay(bot.house, id);
  for (const post of posts.filter(({ kind }) => kind !== 'reminder')) await recoverPost(bot, post);
}

async function recoverPost(bot: Bot, post: Post): Promise<void> {
  const table = await loadTable(bot.house, post.tableId);
  if (refused(table)) return;
  const arrived = await arrivedIn(bot, placeOf(table, post), post, (message) => isPost(message, post));
  if (arrived === undefined) return await sendAgain(bot, post);
  const reached = { message: arrived.id, to: toldBy(arrived, post.tableId, post.kind) ?? post.to };
  await delivered(bot.house, post.tableId, post.id, reached, { retired: [], gone: [], left: true });
}

/** Where it had arrived and could not be found, Discord gives back what it has. */
async function sendAgain(bot: Bot, post: Post): Promise<void> {
  const news = await claimAgain(bot.house, post);
  if (news) await send(bot, post.kind, news, true);
}

/** Whether the message is that post: it tells more than those before it did, unless it only calls somebody. */
function isPost(message: APIMessage, { tableId, kind, from, to: least }: Post): boolean {
  const to = toldBy(message, tableId, kind);
  return to !== null && (kind === 'card' || to >= Math.min(from + 1, least));
}
