import { refused } from '../../engine/refusal.ts';
import { atTable } from '../../store/hold.ts';
import { heardAt } from '../../store/interactions.ts';
import { type LogEntry, logBetween } from '../../store/log.ts';
import { onDisk, type Store } from '../../store/open.ts';
import { queue, queued, unqueue, unqueueAt } from '../../store/outbox.ts';
import { newestBoard, toldUpTo } from '../../store/posted.ts';
import { newestTells, type Post, postEnded, postHasButtons } from '../../store/posts.ts';
import { serverOf } from '../../store/servers.ts';
import { absentAt } from '../core/away.ts';
import type { House } from '../core/context.ts';
import { dueAt, isPlayable, loadTable, type Table } from '../core/table.ts';
import { toldOfLoss } from '../seats/take-seat.ts';
import { type Calling, callingAt, keepAlarm } from '../turns/calls.ts';
import { callQuietly } from '../turns/quiet-call.ts';
import { claimed, type News } from './outbox.ts';

/** The newest board of a table is to be edited: its message, and all that it is to tell. */
export interface Revision {
  readonly post: Post;
  readonly message: string;
  readonly table: Table;
  /** The log entries that its text tells, oldest first. */
  readonly entries: readonly LogEntry[];
  readonly calling: Calling;
  /** The log entry after which its text begins. */
  readonly story: number;
}

/** What tells a board from one that has to be posted anew. */
interface Surroundings {
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
const OLD = 50 * 60_000;

/**
 * How the channel is told of what is queued: by a board of its own, which is claimed here, where somebody has to be told
 * that it is their turn, where there is none to edit, and of the end; else on the newest one. All that happened since goes
 * into one message. Null where there is nothing to tell.
 */
export async function boardNews(
  house: House,
  id: number,
  around: Surroundings,
): Promise<News | Revision | null> {
  const news = await atTable(house.store, id, async (store) => {
    if (!(await queued(store, id)).has('board')) return null;
    const table = await loadTable(house, id, store);
    const board = refused(table) ? undefined : await newestBoard(store, id);
    if (refused(table)) return await nothing(store, id);
    const { version } = table.record;
    const told = await logBetween(store, id, Math.min(board?.to ?? 0, board?.story ?? 0), version);
    const since = after(told, board?.to ?? 0);
    const lost = await toldOfLoss(store, table, since, house.now());
    const calls = callingAt(table, board, since, around.hereUntil, absentAt(table, house.now()), lost);
    const isMoved = board !== undefined && isElsewhere(table, board);
    if (since.length === 0 && calls.calls.length === 0 && !isMoved)
      return await nobodyToCall(house, store, id, calls);
    const server = calls.calls.length > 0 ? await serverOf(store, table.record.guild) : undefined;
    const calling = await callQuietly(house, store, table, calls, house.now(), server);
    const isEditable = calling.calls.length === 0 && (await isCurrent(store, table, board, around));
    const revision = board && isEditable ? revised(table, board, told, calling) : null;
    if (revision && !(hasTurnPassed(table, since) && around.isBuried(table.record.channel, revision.message)))
      return revision;
    await unqueue(store, id, 'board');
    await keepAlarm(store, id, calling, house.now());
    const from = await toldUpTo(store, id);
    const story = revision?.story ?? retold(board, from, version);
    const entries = await logBetween(store, id, story, version);
    const isRepost = revision !== null;
    const tidy = isRepost ? 'delete' : server?.tidy;
    const wish = { kind: 'board' as const, from, story, entries, calling, ...(tidy && { tidy }) };
    return await claimed(house, store, table, wish);
  });
  if (news && 'claim' in news) await onDisk(house.store);
  return news;
}

/** Claims a board of its own for what is queued, whoever has the move and whoever is here. */
export async function claimBoard(house: House, id: number): Promise<News | null> {
  const around = { madeAt: () => 0, hereUntil: () => null, isBuried: () => false, anew: true };
  const news = await boardNews(house, id, around);
  return news && 'claim' in news ? news : null;
}

/** Who is away is called when they are back. */
async function nobodyToCall(house: House, store: Store, id: number, calling: Calling): Promise<null> {
  await keepAlarm(store, id, calling, house.now());
  return await nothing(store, id);
}

async function nothing(store: Store, id: number): Promise<null> {
  await unqueue(store, id, 'board');
  return null;
}

/**
 * After which log entry a board's text begins. One that tells nothing new, as it only calls somebody, tells once more
 * what the one before it told last.
 */
function retold(board: Post | undefined, from: number, version: number): number {
  return board && from === version ? board.story : from;
}

/** The table has another channel by now than that board. */
export function isElsewhere({ record }: Table, { channel }: Post): boolean {
  return channel !== null && channel !== record.channel;
}

/** Returns whether a board can still be edited. The end of a game gets a board of its own. */
async function isCurrent(
  store: Store,
  table: Table,
  board: Post | undefined,
  { madeAt, anew }: Surroundings,
): Promise<boolean> {
  if (!board || anew || board.phase !== 'live' || board.message === null || isElsewhere(table, board))
    return false;
  if (table.record.phase !== 'playing' || !isPlayable(table)) return false;
  const heard = await heardAt(store);
  return heard === null || heard - madeAt(board.message) <= OLD;
}

/**
 * Where another seat has moved and those who are due are here, the text begins anew with its move, so that it does not grow:
 * what happens between the moves of one seat, or to a seat, goes on with what was told.
 */
function revised(table: Table, board: Post, told: readonly LogEntry[], calling: Calling): Revision {
  const all = after(told, board.story);
  const story = calling.waits && hasPassed(all, board.to) ? board.to : board.story;
  return { post: board, message: board.message ?? '', table, entries: after(told, story), calling, story };
}

function after(entries: readonly LogEntry[], number: number): readonly LogEntry[] {
  return entries.filter((entry) => entry.number > number);
}

/** Returns whether one of these moves ended its player's turn. */
function hasTurnPassed(table: Table, entries: readonly LogEntry[]): boolean {
  const due = dueAt(table);
  return entries.some((entry) => entry.kind === 'move' && !due.includes(entry.seat));
}

/** Whether the first move after that entry is of another seat than the last one before it; what plays itself counts for neither. */
function hasPassed(entries: readonly LogEntry[], to: number): boolean {
  const moves = entries.filter((entry) => entry.kind === 'move').filter(({ forced }) => !forced);
  const before = moves.findLast(({ number }) => number <= to);
  const next = moves.find(({ number }) => number > to);
  return next !== undefined && before?.seat !== next.seat;
}

/**
 * The board shows the table as it was loaded here: nothing more to tell, unless something has happened since. Where another
 * process has posted a newer one meanwhile, this edit came too late: it tells nothing, and its buttons are taken again.
 */
export async function boardSettled(
  house: House,
  { post, table, calling, story }: Revision,
): Promise<boolean> {
  const { id, version: to } = table.record;
  return await atTable(house.store, id, async (store) => {
    if (!(await newestTells(store, id, post.id, { to, called: calling.called, story }))) {
      await postHasButtons(store, post.id);
      await queue(store, id, 'retire', house.now());
      return true;
    }
    await keepAlarm(store, id, calling, house.now());
    return await unqueueAt(store, id, 'board', to);
  });
}

/** The board is not in the channel any more. */
export async function boardLost(house: House, { post }: Revision): Promise<void> {
  await postEnded(house.store, post.id, 'lost');
}
