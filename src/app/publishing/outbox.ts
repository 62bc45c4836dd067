import { setImmediate } from 'node:timers/promises';
import { refused } from '../../engine/refusal.ts';
import { findMatchGuild } from '../../store/leagues/matches.ts';
import { type LogEntry, loadLogEntries, loadSeatChanges } from '../../store/log.ts';
import { findNoticeGuild } from '../../store/notices.ts';
import { flushToDisk, type Store } from '../../store/open.ts';
import { listQueuedTables, loadQueuedKinds, queueMessage, unqueue } from '../../store/outbox.ts';
import type { Tidy } from '../../store/people-schema.ts';
import {
  findNewestBoard,
  listTablesWithUnconfirmedPosts,
  loadLivePosts,
  loadPostMessages,
  loadUnconfirmedPosts,
} from '../../store/post-queries.ts';
import {
  claimPost,
  extendPostClaim,
  markPostEnded,
  markPostSent,
  type Post,
  saveCardRevision,
  unclaimPost,
} from '../../store/posts.ts';
import { inTableTransaction } from '../../store/row-locks.ts';
import type { OutboxKind, PostKind } from '../../store/schema.ts';
import { iterateTables } from '../../store/table-pages.ts';
import { findTable } from '../../store/tables.ts';
import { findTableGuild, loadUnreachableTables } from '../../store/tables-by-channel.ts';
import { type AppContext, getShardScope } from '../core/context.ts';
import type { Screen } from '../core/screens.ts';
import { getAbsentPlayers, getInvitedSeats, loadTable, type Table } from '../core/table.ts';
import { listNotifiedLosers } from '../seats/take-seat.ts';
import { callQuietly, getTurnCall, isQuiet, type TurnCall } from '../turns/calls.ts';
import { askDirectly } from '../turns/questions.ts';

/** A claimed message to be posted. The claim is stored before sending, so that a restart does not post it twice. */
export interface ClaimedPost {
  readonly claim: number;
  readonly screen: Screen;
  /** Channel of a screen's direct messages, if known already. */
  readonly channel?: string;
  /** Time of the claim, in ms since 1970. */
  readonly claimedAt: number;
  readonly table: Table;
  /** Log entries that the message describes, oldest first. */
  readonly entries: readonly LogEntry[];
  /** People whom the message calls to their turn. */
  readonly calling: TurnCall;
  /** Treatment of older boards, if known; `delete` when this board is a repost of the last one. */
  readonly tidy?: Tidy;
}

/** A posted message: its Discord id, and the last log entry it describes. */
interface DeliveredMessage {
  readonly message: string;
  readonly to: number;
  /** People called to their turn by now; absent if unchanged since the claim. */
  readonly called?: readonly string[];
}

/** An older board whose buttons must be removed, with its log entries to render again. */
export interface RetiringBoard {
  readonly post: Post;
  readonly entries: readonly LogEntry[];
  /** Changes of seats after these entries. */
  readonly handed: readonly LogEntry[];
}

/** Claims the lobby card of a table for a screen without one. For a table without a server it stays queued. */
export async function claimCard(
  ctx: AppContext,
  id: number,
  screen: Screen = null,
): Promise<ClaimedPost | null> {
  const claimed = await inTableTransaction(ctx.store, id, async (store) => {
    if (!(await loadQueuedKinds(store, id)).has('card')) return null;
    const table = await loadTable(ctx, id, store);
    if (screen === null) await unqueue(store, id, 'card');
    if (refused(table) || table.record.phase !== 'lobby') return null;
    return await createClaimedPost(ctx, store, table, {
      kind: 'card',
      screen,
      from: 0,
      story: 0,
      entries: [],
      calling: await prepareInvitationCall(ctx, store, table, screen),
    });
  });
  if (claimed) await flushToDisk(ctx.store);
  return claimed;
}

/** Content of a post to be claimed. */
type PostClaim = Pick<ClaimedPost, 'screen' | 'entries' | 'calling' | 'tidy'> &
  Pick<Post, 'kind' | 'from' | 'story'>;

/** Stores the claim of a post. Part of a transaction. */
export async function createClaimedPost(
  ctx: AppContext,
  store: Store,
  table: Table,
  wish: PostClaim,
): Promise<ClaimedPost> {
  const { kind, screen, from, story, entries, calling, tidy } = wish;
  const { id: tableId, version: to, revision } = table.record;
  const claimedAt = ctx.now();
  const { called } = calling;
  const post = { tableId, kind, from, to, claimedAt, revision, called, story, person: screen };
  const claim = await claimPost(store, post);
  return { claim, screen, claimedAt, table, entries, calling, ...(tidy && { tidy }) };
}

/**
 * Returns whom a lobby card pings: the invited people, who on a quiet server get a direct message instead. A card in
 * direct messages pings its reader only, if invited.
 */
async function prepareInvitationCall(
  ctx: AppContext,
  store: Store,
  table: Table,
  screen: Screen,
): Promise<TurnCall> {
  const all = getInvitedSeats(table.seats).map(({ person }) => person);
  const invited = all.filter((person) => screen === null || person === screen);
  const isSilent =
    screen === null && invited.length > 0 && (await isQuiet({ ...ctx, store }, table.record.guild));
  if (isSilent) {
    await askDirectly(store, table, invited, ctx.now());
    // The publisher reads the queue before it claims the card.
    ctx.onOutbox(table.record.id);
  }
  const nobody = { consulted: [], called: [], waits: false, back: null, hereUntil: null };
  return { calls: isSilent ? [] : invited, ...nobody };
}

/**
 * Claims a message again that did not reach the channel, with all that has happened since. Returns null and gives the
 * claim up if it is obsolete.
 */
export async function reclaimPost(
  ctx: AppContext,
  { id: claim, ...post }: Post,
): Promise<ClaimedPost | null> {
  const claimed = await inTableTransaction(ctx.store, post.tableId, async (store) => {
    const table = await loadTable(ctx, post.tableId, store);
    if (refused(table) || (post.kind === 'card' && table.record.phase !== 'lobby')) {
      await unclaimPost(store, claim);
      return null;
    }
    const { version, revision } = table.record;
    await extendPostClaim(store, claim, version, revision);
    if (post.kind === 'card')
      return {
        claim,
        screen: post.person,
        claimedAt: post.claimedAt,
        table,
        entries: [],
        calling: await prepareInvitationCall(ctx, store, table, post.person),
        ...(post.channel !== null && { channel: post.channel }),
      };
    const board = await findNewestBoard(store, post.tableId, post.person, claim);
    const since = await loadLogEntries(store, post.tableId, board?.to ?? 0, version);
    const lost = await listNotifiedLosers(store, table, since, ctx.now());
    const away = getAbsentPlayers(table, ctx.now());
    const calls = getTurnCall(table, board, since, findNobodyHere, away, lost, post.person);
    const calling = await callQuietly(ctx, store, table, calls, ctx.now());
    const entries = await loadLogEntries(store, post.tableId, post.story, version);
    const { person: screen, claimedAt, channel } = post;
    return { claim, screen, claimedAt, table, entries, calling, ...(channel !== null && { channel }) };
  });
  if (claimed) await flushToDisk(ctx.store);
  return claimed;
}

/** Returns null, because after a restart nobody is known to be here. */
function findNobodyHere(): null {
  return null;
}

/** Older boards after a new message: retired ones, missing ones, and with `left` some that still have their buttons. */
export interface RetiredBoards {
  readonly retired: readonly Post[];
  readonly gone: readonly Post[];
  readonly left: boolean;
}

/** Records that a message was posted, and the state of the older boards. */
export async function recordDelivery(
  ctx: AppContext,
  id: number,
  claim: number,
  { message, to, called }: DeliveredMessage,
  { retired, gone, left }: RetiredBoards,
): Promise<void> {
  await inTableTransaction(ctx.store, id, async (store) => {
    await markPostSent(store, claim, message, to, called);
    for (const post of retired) await markPostEnded(store, post.id, 'retired');
    for (const post of gone) await markPostEnded(store, post.id, 'lost');
    if (left) await queueMessage(store, id, 'retire', ctx.now());
  });
}

/** Records that sending failed: queues the message again, or gives it up. */
export async function recordFailedDelivery(
  ctx: AppContext,
  id: number,
  claim: number,
  kind: PostKind,
  again: boolean,
): Promise<void> {
  await inTableTransaction(ctx.store, id, async (store) => {
    if (!again) return await markPostEnded(store, claim, 'lost');
    await unclaimPost(store, claim);
    await queueMessage(store, id, kind, ctx.now());
  });
}

/** Returns the lobby cards of a table on all its screens, the oldest first. */
export async function loadLobbyCards(ctx: AppContext, id: number): Promise<readonly Post[]> {
  return await loadLivePosts(ctx.store, id, 'card');
}

/** Returns the boards of a table that still have their buttons, oldest first; with a `screen` only those on it. */
export async function listBoardsWithButtons(
  ctx: AppContext,
  id: number,
  screen?: Screen,
): Promise<readonly RetiringBoard[]> {
  const all = await loadLivePosts(ctx.store, id, 'board');
  const posts = all.filter(({ person }) => screen === undefined || person === screen);
  return await Promise.all(posts.map((post) => loadRetiringBoard(ctx, post)));
}

async function loadRetiringBoard(ctx: AppContext, post: Post): Promise<RetiringBoard> {
  const from = Math.min(post.from, post.story);
  const entries = await loadLogEntries(ctx.store, post.tableId, from, post.to);
  return { post, entries, handed: await loadSeatChanges(ctx.store, post.tableId, post.to) };
}

/** Records that a board was retired. `gone`: its message no longer exists. */
export async function recordRetiredBoard(ctx: AppContext, post: Post, gone: boolean): Promise<void> {
  await markPostEnded(ctx.store, post.id, gone ? 'lost' : 'retired');
}

/** Returns the outbox kinds queued for a table. */
export async function getPendingKinds(ctx: AppContext, id: number): Promise<ReadonlySet<OutboxKind>> {
  return await loadQueuedKinds(ctx.store, id);
}

export async function isQueued(ctx: AppContext, id: number, kind: OutboxKind): Promise<boolean> {
  return (await loadQueuedKinds(ctx.store, id)).has(kind);
}

export async function settleQueued(ctx: AppContext, id: number, kind: OutboxKind): Promise<void> {
  await unqueue(ctx.store, id, kind);
}

/**
 * Records that the card shows the loaded table. Returns true unless the table has changed since; in direct messages always,
 * as their cards are settled together.
 */
export async function settleCard(ctx: AppContext, card: Post, { record: shown }: Table): Promise<boolean> {
  return await inTableTransaction(ctx.store, shown.id, async (store) => {
    await saveCardRevision(store, card.id, shown.revision);
    if (card.person !== null) return true;
    const now = await findTable(store, shown.id);
    const same = now?.revision === shown.revision && now.version === shown.version;
    if (same) await unqueue(store, shown.id, 'card');
    return same;
  });
}

/** Settles the cards of a table without a server. Returns false if the table has changed since it was loaded. */
export async function settleCards(ctx: AppContext, { record: shown }: Table): Promise<boolean> {
  return await inTableTransaction(ctx.store, shown.id, async (store) => {
    const now = await findTable(store, shown.id);
    const same = now?.revision === shown.revision && now.version === shown.version;
    if (same) await unqueue(store, shown.id, 'card');
    return same;
  });
}

/** Returns the Discord ids of a table's messages that are known to have been posted. */
export async function loadMessageIds(ctx: AppContext, id: number): Promise<ReadonlySet<string>> {
  return await loadPostMessages(ctx.store, id);
}

/** Returns the messages of a table that may or may not have been posted, because sending failed or the process ended. */
export async function listPostsInFlight(ctx: AppContext, id: number): Promise<readonly Post[]> {
  return await loadUnconfirmedPosts(ctx.store, id);
}

/** Returns the available tables with unpublished messages, for the start of the process. */
export async function listTablesToPublish(
  ctx: Pick<AppContext, 'store' | 'shardScope'>,
): Promise<readonly number[]> {
  const { store } = ctx;
  const whose = getShardScope(ctx);
  const gone = await loadUnreachableTables(store);
  const untold = new Set([
    ...(await listQueuedTables(store, whose)),
    ...(await listTablesWithUnconfirmedPosts(store, whose)),
  ]);
  return [...untold].filter((id) => !gone.has(id));
}

/** Yields all tables with a running match, at which an AI may be due. It yields to the event loop after each. */
export async function* listRunningTables(
  ctx: Pick<AppContext, 'store' | 'shardScope'>,
): AsyncGenerator<number> {
  for await (const page of iterateTables(ctx.store, 'playing', getShardScope(ctx)))
    for (const { id } of page) {
      yield id;
      await setImmediate();
    }
}

/** Functions that find the server of a table, notice or league match by id; undefined if it does not exist. */
export const GUILD_LOOKUPS: Readonly<
  Record<
    'table' | 'notice' | 'match',
    (ctx: Pick<AppContext, 'store'>, id: number) => Promise<string | undefined>
  >
> = {
  table: ({ store }, id) => findTableGuild(store, id),
  notice: ({ store }, id) => findNoticeGuild(store, id),
  match: ({ store }, id) => findMatchGuild(store, id),
};
