import type { Seat } from '../../engine/game.ts';
import { findPublicQuestion, type PublicQuestion } from '../../engine/public-question.ts';
import { refused } from '../../engine/refusal.ts';
import { findNewestInteractionTime } from '../../store/interactions.ts';
import { type LogEntry, loadLogEntries } from '../../store/log.ts';
import { flushToDisk, type Store } from '../../store/open.ts';
import {
  findQueuedTime,
  loadQueuedKinds,
  queueMessage,
  unqueue,
  unqueueAtVersion,
  unqueueIfUnchanged,
} from '../../store/outbox.ts';
import { findNewestBoard, loadPublishedVersion } from '../../store/post-queries.ts';
import { markPostEnded, markPostLive, type Post, updateNewestBoardPost } from '../../store/posts.ts';
import { inTableTransaction } from '../../store/row-locks.ts';
import { loadStoredServerSettings } from '../../store/server-settings.ts';
import type { AppContext } from '../core/context.ts';
import { isDirect, listScreens, type Screen } from '../core/screens.ts';
import {
  findPerson,
  getAbsentPlayers,
  getDueSeats,
  getTableView,
  isPlayable,
  loadTable,
  type Table,
} from '../core/table.ts';
import { listNotifiedLosers } from '../seats/take-seat.ts';
import { callQuietly, clearCallAlarm, getTurnCall, setCallAlarm, type TurnCall } from '../turns/calls.ts';
import { type ClaimedPost, createClaimedPost } from './outbox.ts';

/** Edit of a table's newest board: its message, and the new content. */
export interface BoardEdit {
  readonly post: Post;
  readonly message: string;
  readonly table: Table;
  /** Log entries in the board's text, oldest first. */
  readonly entries: readonly LogEntry[];
  readonly calling: TurnCall;
  /** Number of the log entry after which the board's text begins. */
  readonly story: number;
}

/** State of the channel that decides whether a board is edited or posted anew. */
interface ChannelState {
  /** Returns when Discord created a message, in ms since 1970. */
  readonly madeAt: (message: string) => number;
  /** Returns until when a player counts as here, in ms since 1970; null for a player who is not. */
  readonly hereUntil: (person: string) => number | null;
  /** Returns whether newer messages are below a message in the channel, as far as known. */
  readonly isBuried: (channel: string, message: string) => boolean;
  /** True if the newest board cannot be edited, so that a new one is posted in any case. */
  readonly anew?: boolean;
}

/** Maximum age of a board that is still edited, in ms. Discord limits edits of messages older than an hour. */
export const MAX_EDIT_AGE_MS = 50 * 60_000;

/**
 * Prepares the queued changes of a table as one message for a screen, or returns null if there are none. A new board,
 * claimed here, is posted if a player has to be called, if no board can be edited, and at the end of a match. Otherwise the
 * newest board is edited. The board of a table without a server stays queued for its other screens.
 */
export async function prepareBoard(
  ctx: AppContext,
  id: number,
  around: ChannelState,
  screen: Screen = null,
): Promise<ClaimedPost | BoardEdit | Screens | null> {
  const claimed = await inTableTransaction(ctx.store, id, async (store) => {
    if (!(await loadQueuedKinds(store, id)).has('board')) return null;
    const table = await loadTable(ctx, id, store);
    if (refused(table)) return await clearQueuedBoard(store, id);
    if (screen === null && isDirect(table.record)) return await beginScreens(store, table);
    const board = await findNewestBoard(store, id, screen);
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
      screen,
    );
    const isMoved = board !== undefined && isElsewhere(table, board);
    if (since.length === 0 && calls.calls.length === 0 && !isMoved)
      return await finishWithoutCall(ctx, store, id, calls, screen);
    const server =
      calls.calls.length > 0 ? await loadStoredServerSettings(store, table.record.guild) : undefined;
    const calling = await callQuietly(ctx, store, table, calls, ctx.now(), server);
    const isEditable = calling.calls.length === 0 && (await canEditBoard(store, table, board, around));
    const revision = board && isEditable ? buildBoardEdit(table, board, told, calling) : null;
    const channel = board?.channel ?? table.record.channel;
    if (revision && !(hasTurnPassed(table, since) && around.isBuried(channel, revision.message)))
      return revision;
    if (screen === null) await unqueue(store, id, 'board');
    await setCallAlarm(store, id, calling, ctx.now(), screen);
    const from = await loadPublishedVersion(store, id, screen);
    const story = revision?.story ?? getStoryStart(board, from, version);
    const entries = await loadLogEntries(store, id, story, version);
    const isRepost = revision !== null;
    const tidy = isRepost ? 'delete' : server?.tidy;
    const wish = { kind: 'board' as const, screen, from, story, entries, calling, ...(tidy && { tidy }) };
    return await createClaimedPost(ctx, store, table, wish);
  });
  if (claimed && 'claim' in claimed) await flushToDisk(ctx.store);
  return claimed;
}

/** Screens of a table without a server, each of which has its messages prepared on its own. */
export interface Screens {
  readonly screens: readonly Screen[];
  /** Time at which the board was last queued, in ms since 1970; null for other work. */
  readonly queued: number | null;
}

/** Clears the alarm that the screens set anew, and returns them. */
async function beginScreens(store: Store, table: Table): Promise<Screens> {
  const { id } = table.record;
  await clearCallAlarm(store, id);
  return { screens: listScreens(table), queued: await findQueuedTime(store, id, 'board') };
}

/** Settles the board of a table without a server, after all screens show it. Returns false if it was queued again since. */
export async function settleScreens(ctx: AppContext, id: number, queued: number): Promise<boolean> {
  return await unqueueIfUnchanged(ctx.store, id, 'board', queued);
}

/** Queues the board of a table without a server if a person's screen is behind, as it is after a message that Discord refused. */
export async function catchUpScreen(ctx: AppContext, { record }: Table, person: string): Promise<void> {
  if (!isDirect(record) || record.version === 0) return;
  const board = await findNewestBoard(ctx.store, record.id, person);
  if (board?.to === record.version) return;
  await queueMessage(ctx.store, record.id, 'board', ctx.now());
  ctx.onOutbox(record.id);
}

/** Claims a new board for the queued changes, regardless of who is due or here. */
export async function claimBoard(ctx: AppContext, id: number): Promise<ClaimedPost | null> {
  const around = { madeAt: () => 0, hereUntil: () => null, isBuried: () => false, anew: true };
  const claimed = await prepareBoard(ctx, id, around);
  return claimed && 'claim' in claimed ? claimed : null;
}

/** Finishes a queued board that has nothing new. Absent players are called on their return. */
async function finishWithoutCall(
  ctx: AppContext,
  store: Store,
  id: number,
  calling: TurnCall,
  screen: Screen,
): Promise<null> {
  await setCallAlarm(store, id, calling, ctx.now(), screen);
  return screen === null ? await clearQueuedBoard(store, id) : null;
}

async function clearQueuedBoard(store: Store, id: number): Promise<null> {
  await unqueue(store, id, 'board');
  return null;
}

/**
 * Returns the log entry after which a new board's text begins. A board posted only to call a player repeats the text of
 * the one before.
 */
function getStoryStart(board: Post | undefined, from: number, version: number): number {
  return board && from === version ? board.story : from;
}

/** Returns whether the table has moved to another channel since that board. */
export function isElsewhere({ record }: Table, { channel }: Post): boolean {
  return !isDirect(record) && channel !== null && channel !== record.channel;
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
 * Builds the edit of a board. If another seat has moved and the players due are here, the text restarts at that move, so
 * that it does not grow. Otherwise it continues the present text.
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

/** Returns whether the first move after an entry belongs to another seat than the last move before it. Forced moves do not count. */
function hasMoverChanged(entries: readonly LogEntry[], to: number): boolean {
  const moves = entries.filter((entry) => entry.kind === 'move').filter(({ forced }) => !forced);
  const before = moves.findLast(({ number }) => number <= to);
  const next = moves.find(({ number }) => number > to);
  return next !== undefined && before?.seat !== next.seat;
}

/**
 * Records that the board shows the loaded table. Returns true unless something has happened since; in direct messages
 * always, as their boards are settled together. If another process has
 * posted a newer board meanwhile, this edit is obsolete: nothing is recorded, and its buttons are queued for removal.
 */
export async function settleBoard(
  ctx: AppContext,
  { post, table, calling, story }: BoardEdit,
): Promise<boolean> {
  const { id, version: to } = table.record;
  return await inTableTransaction(ctx.store, id, async (store) => {
    if (!(await updateNewestBoardPost(store, post, { to, called: calling.called, story }))) {
      await markPostLive(store, post.id);
      await queueMessage(store, id, 'retire', ctx.now());
      return true;
    }
    await setCallAlarm(store, id, calling, ctx.now(), post.person);
    return post.person !== null || (await unqueueAtVersion(store, id, 'board', to));
  });
}

/** Records that the board's message no longer exists. */
export async function recordBoardLost(ctx: AppContext, { post }: BoardEdit): Promise<void> {
  await markPostEnded(ctx.store, post.id, 'lost');
}

/** Public question to the one seat that is due. */
export interface OpenTurn extends PublicQuestion {
  readonly seat: Seat;
}

/**
 * Returns the question that can be answered publicly under the board: one person is due, and the question reveals nothing
 * hidden. Null if there is none.
 */
export function getOpenTurn(table: Table): OpenTurn | null {
  const [seat, ...others] = isPlayable(table) ? getDueSeats(table) : [];
  if (seat === undefined || others.length > 0 || findPerson(table, seat) === null) return null;
  const question = findPublicQuestion(table.game, getTableView(table, null), getTableView(table, seat), seat);
  return question && { ...question, seat };
}
