import { type APIMessage, SnowflakeUtil } from 'discord.js';
import { loadTable } from '../../app/core/table.ts';
import {
  listPostsInFlight,
  loadMessageIds,
  reclaimPost,
  recordDelivery,
} from '../../app/publishing/outbox.ts';
import { refused } from '../../engine/refusal.ts';
import type { Post } from '../../store/posts.ts';
import type { PostKind } from '../../store/schema.ts';
import type { BotContext } from '../core/context.ts';
import { type ComponentName, parseCustomId } from '../core/custom-ids.ts';
import { wholeNumber } from '../core/fields.ts';
import { findMessage } from '../core/rest/channel.ts';
import { isRefusal } from '../core/rest/failure.ts';
import { sendClaimedPost } from './boards.ts';
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
