import { refused } from '../../engine/refusal.ts';
import { findNewestInteractionTime } from '../../store/interactions.ts';
import { type LogEntry, loadLogEntries } from '../../store/log.ts';
import { flushToDisk, type Store } from '../../store/open.ts';
import { loadQueuedKinds, queueMessage, unqueue, unqueueAtVersion } from '../../store/outbox.ts';
import { findNewestBoard, loadPublishedVersion } from '../../store/post-queries.ts';
import { markPostEnded, markPostLive, type Post, updateNewestBoardPost } from '../../store/posts.ts';
import { inTableTransaction } from '../../store/row-locks.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import { getAbsentPlayers } from '../core/absent-players.ts';
import type { AppContext } from '../core/context.ts';
import { getDueSeats, isPlayable, loadTable, type Table } from '../core/table.ts';
import { listNotifiedLosers } from '../seats/take-seat.ts';
import { getTurnCall, setCallAlarm, type TurnCall } from '../turns/calls.ts';
import { callQuietly } from '../turns/quiet-call.ts';
import { type ClaimedPost, createClaimedPost } from './outbox.ts';

/** The newest board of a table is to be edited: its message, and all that it is to tell. */
export interface BoardEdit {
  readonly post: Post;
  readonly message: string;
  readonly table: Table;
  /** The log entries that its text tells, oldest first. */
  readonly entries: readonly LogEntry[];
  readonly calling: TurnCall;
  /** The log entry after which its text begins. */
  readonly story: number;
}

/** What tells a board from one that has to be posted anew. */
interface ChannelState {
  /** When Discord made that message, in ms since 1970. */
  readonly madeAt: (message: string) => number;
  /** Returns until when a player counts as here, in ms since 1970; null for a player who is not. */
  readonly hereUntil: (person: string) => number | null;
  /** Returns whether other messages are below that one in the channel, as far as is known. */
  readonly isBuried: (channel: string, message: string) => boolean;
  /** The newest board cannot be edited: a new one is posted, whoever has the move. */
  readonly anew?: boolean;
}

/** Older boards are not edited any more, in ms: Discord lets one be edited freely for an hour. */
const MAX_EDIT_AGE_MS = 50 * 60_000;

/**
 * How the channel is told of what is queued: by a board of its own, which is claimed here, where somebody has to be told
 * that it is their turn, where there is none to edit, and of the end; else on the newest one. All that happened since goes
 * into one message. Null where there is nothing to tell.
 */
export async function prepareBoard(
  ctx: AppContext,
  id: number,
  around: ChannelState,
): Promise<ClaimedPost | BoardEdit | null> {
  const news = await inTableTransaction(ctx.store, id, async (store) => {
    if (!(await loadQueuedKinds(store, id)).has('board')) return null;
    const table = await loadTable(ctx, id, store);
    const board = refused(table) ? undefined : await findNewestBoard(store, id);
    if (refused(table)) return await clearQueuedBoard(store, id);
    const { version } = table.record;
    const told = await loadLogEntries(store, id, Math.min(board?.to ?? 0, board?.story ?? 0), version);
    const since = filterLaterEntries(told, board?.to ?? 0);
    const lost = await listNotifiedLosers(store, table, since, ctx.now());
    const calls = getTurnCall(
      table,
      board,
      since,
      around.hereUntil,
      getAbsentPlayers(table, ctx.now()),
      lost,
    );
    const isMoved = board !== undefined && isElsewhere(table, board);
    if (since.length === 0 && calls.calls.length === 0 && !isMoved)
      return await finishWithoutCall(ctx, store, id, calls);
    const server =
      calls.calls.length > 0 ? await loadStoredServerSettings(store, table.record.guild) : undefined;
    const calling = await callQuietly(ctx, store, table, calls, ctx.now(), server);
    const isEditable = calling.calls.length === 0 && (await canEditBoard(store, table, board, around));
    const revision = board && isEditable ? buildBoardEdit(table, board, told, calling) : null;
    if (revision && !(hasTurnPassed(table, since) && around.isBuried(table.record.channel, revision.message)))
      return revision;
    await unqueue(store, id, 'board');
    await setCallAlarm(store, id, calling, ctx.now());
    const from = await loadPublishedVersion(store, id);
    const story = revision?.story ?? getStoryStart(board, from, version);
    const entries = await loadLogEntries(store, id, story, version);
    const isRepost = revision !== null;
    const tidy = isRepost ? 'delete' : server?.tidy;
    const wish = { kind: 'board' as const, from, story, entries, calling, ...(tidy && { tidy }) };
    return await createClaimedPost(ctx, store, table, wish);
  });
  if (news && 'claim' in news) await flushToDisk(ctx.store);
  return news;
}

/** Claims a board of its own for what is queued, whoever has the move and whoever is here. */
export async function claimBoard(ctx: AppContext, id: number): Promise<ClaimedPost | null> {
  const around = { madeAt: () => 0, hereUntil: () => null, isBuried: () => false, anew: true };
  const news = await prepareBoard(ctx, id, around);
  return news && 'claim' in news ? news : null;
}

/** Who is away is called when they are back. */
async function finishWithoutCall(
  ctx: AppContext,
  store: Store,
  id: number,
  calling: TurnCall,
): Promise<null> {
  await setCallAlarm(store, id, calling, ctx.now());
  return await clearQueuedBoard(store, id);
}

async function clearQueuedBoard(store: Store, id: number): Promise<null> {
  await unqueue(store, id, 'board');
  return null;
}

/**
 * After which log entry a board's text begins. One that tells nothing new, as it only calls somebody, tells once more
 * what the one before it told last.
 */
function getStoryStart(board: Post | undefined, from: number, version: number): number {
  return board && from === version ? board.story : from;
}

/** The table has another channel by now than that board. */
export function isElsewhere({ record }: Table, { channel }: Post): boolean {
  return channel !== null && channel !== record.channel;
}

/** Returns whether a board can still be edited. The end of a game gets a board of its own. */
async function canEditBoard(
  store: Store,
  table: Table,
  board: Post | undefined,
  { madeAt, anew }: ChannelState,
): Promise<boolean> {
  if (!board || anew || board.phase !== 'live' || board.message === null || isElsewhere(table, board))
    return false;
  if (table.record.phase !== 'playing' || !isPlayable(table)) return false;
  const heard = await findNewestInteractionTime(store);
  return heard === null || heard - madeAt(board.message) <= MAX_EDIT_AGE_MS;
}

/**
 * Where another seat has moved and those who are due are here, the text begins anew with its move, so that it does not grow:
 * what happens between the moves of one seat, or to a seat, goes on with what was told.
 */
function buildBoardEdit(table: Table, board: Post, told: readonly LogEntry[], calling: TurnCall): BoardEdit {
  const all = filterLaterEntries(told, board.story);
  const story = calling.waits && hasMoverChanged(all, board.to) ? board.to : board.story;
  return {
    post: board,
    message: board.message ?? '',
    table,
    entries: filterLaterEntries(told, story),
    calling,
    story,
  };
}

function filterLaterEntries(entries: readonly LogEntry[], number: number): readonly LogEntry[] {
  return entries.filter((entry) => entry.number > number);
}

/** Returns whether one of these moves ended its player's turn. */
function hasTurnPassed(table: Table, entries: readonly LogEntry[]): boolean {
  const due = getDueSeats(table);
  return entries.some((entry) => entry.kind === 'move' && !due.includes(entry.seat));
}

/** Whether the first move after that entry is of another seat than the last one before it; what plays itself counts for neither. */
function hasMoverChanged(entries: readonly LogEntry[], to: number): boolean {
  const moves = entries.filter((entry) => entry.kind === 'move').filter(({ forced }) => !forced);
  const before = moves.findLast(({ number }) => number <= to);
  const next = moves.find(({ number }) => number > to);
  return next !== undefined && before?.seat !== next.seat;
}

/**
 * The board shows the table as it was loaded here: nothing more to tell, unless something has happened since. Where another
 * process has posted a newer one meanwhile, this edit came too late: it tells nothing, and its buttons are taken again.
 */
export async function settleBoard(
  ctx: AppContext,
  { post, table, calling, story }: BoardEdit,
): Promise<boolean> {
  const { id, version: to } = table.record;
  return await inTableTransaction(ctx.store, id, async (store) => {
    if (!(await updateNewestBoardPost(store, id, post.id, { to, called: calling.called, story }))) {
      await markPostLive(store, post.id);
      await queueMessage(store, id, 'retire', ctx.now());
      return true;
    }
    await setCallAlarm(store, id, calling, ctx.now());
    return await unqueueAtVersion(store, id, 'board', to);
  });
}

/** The board is not in the channel any more. */
export async function recordBoardLost(ctx: AppContext, { post }: BoardEdit): Promise<void> {
  await markPostEnded(ctx.store, post.id, 'lost');
}
