import type { APIMessage } from 'discord.js';
import { loadTable } from '../../app/core/table.ts';
import { listPostsInFlight, reclaimPost, recordDelivery } from '../../app/publishing/outbox.ts';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import type { PostKind } from '../../store/schema.ts';
import type { BotContext } from '../core/context.ts';
import { type ComponentName, parseCustomId } from '../core/custom-ids.ts';
import { wholeNumber } from '../core/fields.ts';
import { sendClaimedPost } from './boards.ts';
import { findSentPost } from './find-sent-message.ts';
import { getPostChannel } from './post-with-fallback.ts';

/**
 * Finds out whether messages that were being sent during a crash have arrived. No local clock is used: a message that arrived is newer than
 * the last known one, and a repeated message bears the same nonce. Returns the failures on screens of direct messages, which do not stop
 * the others.
 */
export async function recoverPosts(bot: BotContext, id: number): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  const posts = await listPostsInFlight(bot.app, id);
  for (const post of posts.filter(({ kind }) => kind !== 'reminder'))
    await recoverPost(bot, post).catch((error: unknown) => {
      if (post.person === null) throw error;
      failures.push(error);
    });
  return failures;
}

async function recoverPost(bot: BotContext, post: Post): Promise<void> {
  const table = await loadTable(bot.app, post.tableId);
  if (refused(table)) return;
  // Nothing was sent before the channel of direct messages was saved.
  const isUnsent = post.person !== null && post.channel === null;
  const isIt = (message: APIMessage) => isPost(message, post);
  const arrived = isUnsent ? undefined : await findSentPost(bot, getPostChannel(table, post), post, isIt);
  if (arrived === undefined) return await sendAgain(bot, post);
  const reached = {
    message: arrived.id,
    to: getPublishedVersion(arrived, post.tableId, post.kind) ?? post.to,
  };
  await recordDelivery(bot.app, post.tableId, post.id, reached, { retired: [], gone: [], left: true });
}

/** Sends a post again; if it had arrived unnoticed, Discord returns the existing message. */
async function sendAgain(bot: BotContext, post: Post): Promise<void> {
  const claimed = await reclaimPost(bot.app, post);
  if (claimed) await sendClaimedPost(bot, post.kind, claimed, true);
}

/** Returns whether the message is that post: it shows a newer version than those before it, unless it only pings. */
function isPost(message: APIMessage, { tableId, kind, from, to: least }: Post): boolean {
  const to = getPublishedVersion(message, tableId, kind);
  return to !== null && (kind === 'card' || to >= Math.min(from + 1, least));
}

/** Components of a board, one of them always; their first field is the version. A lobby card has *More* too, after *Join*. */
const BOARD_COMPONENTS: readonly string[] = ['play', 'view', 'more'] satisfies readonly ComponentName[];

/**
 * Returns the log entry up to which a message shows a table, as read from its components; 0 for a lobby card or a reminder. Null for a
 * message that is no such post of the table.
 */
export function getPublishedVersion(message: APIMessage, tableId: number, kind: PostKind): number | null {
  for (const id of getCustomIds(message)) {
    const parts = parseCustomId(id);
    if (parts?.tableId !== tableId) continue;
    if (kind === 'card') return parts.name === 'join' ? 0 : null;
    if (parts.name === 'join') return null;
    if (kind === 'reminder') return parts.name === 'turn' ? 0 : null;
    if (BOARD_COMPONENTS.includes(parts.name)) return wholeNumber.read(parts.fields[0] ?? '');
  }
  return null;
}

/** Returns the custom ids of a message's components. */
function getCustomIds({ components }: { readonly components?: unknown }): readonly string[] {
  const rows = (components ?? []) as readonly {
    readonly components?: readonly { readonly custom_id?: string }[];
  }[];
  return rows.flatMap((row) => row.components ?? []).flatMap(({ custom_id }) => custom_id ?? []);
}
