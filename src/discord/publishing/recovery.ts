import type { APIMessage } from 'discord.js';
import { loadTable } from '../../app/core/table.ts';
import { claimAgain, delivered, underWay } from '../../app/publishing/outbox.ts';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import type { PostKind } from '../../store/schema.ts';
import type { Bot } from '../core/context.ts';
import { whole } from '../core/fields.ts';
import { type PressName, partsOf } from '../core/ids.ts';
import { arrivedIn } from './arrived.ts';
import { send } from './boards.ts';
import { placeOf } from './posted.ts';

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

/** Buttons that only a board has, one of them always; their first field is the version. */
const OF_BOARDS: readonly string[] = ['play', 'view', 'more'] satisfies readonly PressName[];

/**
 * Up to which log entry a message tells a table, which its buttons say; a lobby card or a reminder, which tell none, give
 * 0. Null for a message that is no such post of the table.
 */
export function toldBy(message: APIMessage, tableId: number, kind: PostKind): number | null {
  for (const id of customIds(message)) {
    const parts = partsOf(id);
    if (parts?.tableId !== tableId) continue;
    if (kind === 'card') return parts.name === 'join' ? 0 : null;
    if (kind === 'reminder') return parts.name === 'turn' ? 0 : null;
    if (OF_BOARDS.includes(parts.name)) return whole.read(parts.fields[0] ?? '');
  }
  return null;
}

/** Returns the custom ids of the buttons and menus of a message. */
function customIds({ components }: { readonly components?: unknown }): readonly string[] {
  const rows = (components ?? []) as readonly {
    readonly components?: readonly { readonly custom_id?: string }[];
  }[];
  return rows.flatMap((row) => row.components ?? []).flatMap(({ custom_id }) => custom_id ?? []);
}
