import type { When } from '../../engine/game.ts';
import {
  type DecisionRange,
  type LogEntry,
  loadLogEntries,
  loadLogEntriesSinceDecision,
  type MoveEntry,
} from '../../store/log.ts';
import { findNewestBoard } from '../../store/post-queries.ts';
import type { AppContext } from '../core/context.ts';
import { getEffectiveLog } from '../core/log.ts';
import { listScreens } from '../core/screens.ts';
import { hasEnded, isMemoryGame, type Table } from '../core/table.ts';
import { yieldToEventLoop } from '../core/yield-to-event-loop.ts';
import { LOG_BATCH_SIZE, loadLogRange } from './record.ts';

/** Events at a table since a person's last decision. */
export interface Recap {
  /**
   * Start of the recap: the person's own last move, or the start if they have made none; the last turns for spectators;
   * the last turn of an ended match.
   */
  readonly since: 'move' | 'start' | 'turns' | 'end';
  /** Number of the log entry after which it begins. */
  readonly from: number;
  readonly entries: readonly LogEntry[];
  /** The last moves, which a picture traces. */
  readonly traced: readonly MoveEntry[];
  /**
   * Time at which the events are described. While the match runs it is that of boards that are no longer the newest,
   * because a private message cannot be withdrawn (R-FO-5). After the match it is in full.
   */
  readonly when: When;
}

/** Maximum number of moves traced on one picture; more become unreadable. */
const MAX_TRACED_MOVES = 9;
/** Number of turns shown to spectators. */
const TURNS_SHOWN = 3;
/** Number of log entries searched for these turns. */
const TAIL_ENTRIES = 60;

/** Returns what has happened since a person's last decision, without moves that were undone; null for a spectator. */
export async function loadRecap(ctx: AppContext, table: Table, person: string | null): Promise<Recap> {
  const { since, entries } = await loadRecapEntries(ctx, table, person);
  return {
    since,
    from: (entries[0]?.number ?? table.record.version + 1) - 1,
    entries,
    traced: await loadTracedMoves(ctx, table, entries),
    when: hasEnded(table) ? 'now' : 'later',
  };
}

async function loadRecapEntries(
  ctx: AppContext,
  table: Table,
  person: string | null,
): Promise<Pick<Recap, 'since' | 'entries'>> {
  const { id, version } = table.record;
  if (person === null || hasEnded(table)) {
    const tail = await loadLogEntries(ctx.store, id, Math.max(0, version - TAIL_ENTRIES), version);
    const over = hasEnded(table);
    return {
      since: over ? 'end' : 'turns',
      entries: sliceLastTurns(dropStart(getEffectiveLog(tail)), over ? 1 : TURNS_SHOWN),
    };
  }
  const entries = await loadOwnRecap(ctx, table, person);
  const entriesSince = dropStart(getEffectiveLog(entries)).filter(
    (entry) => entry.kind !== 'undo' || entry.person !== person,
  );
  return { since: entries[0]?.kind === 'start' ? 'start' : 'move', entries: entriesSince };
}

/** Returns the entries since the person's last move that stands, because a move that was undone does not count. */
async function loadOwnRecap(
  ctx: AppContext,
  table: Table,
  person: string,
  before?: number,
): Promise<readonly LogEntry[]> {
  const { id, version } = table.record;
  const entries = await loadEntriesSince(ctx, id, person, { to: version, before });
  const own = (entries[0]?.number ?? version + 1) - 1;
  const isTakenBack = entries.some((entry) => entry.kind === 'undo' && entry.to < own);
  return isTakenBack ? await loadOwnRecap(ctx, table, person, own) : entries;
}

async function loadEntriesSince(
  ctx: AppContext,
  id: number,
  person: string,
  since: Omit<DecisionRange, 'most'>,
): Promise<readonly LogEntry[]> {
  const first = await loadLogEntriesSinceDecision(ctx.store, id, person, { ...since, most: LOG_BATCH_SIZE });
  const last = first.at(-1);
  if (!last || first.length < LOG_BATCH_SIZE) return first;
  await yieldToEventLoop();
  return [...first, ...(await loadLogRange(ctx, id, last.number, since.to))];
}

/** Removes the entry of the start. */
function dropStart(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.filter(({ kind }) => kind !== 'start');
}

/** Returns the moves to trace. In a memory game these are at most those of the newest board. */
async function loadTracedMoves(
  ctx: AppContext,
  table: Table,
  entries: readonly LogEntry[],
): Promise<readonly MoveEntry[]> {
  const moves = entries.filter((entry): entry is MoveEntry => entry.kind === 'move');
  if (hasEnded(table) || !isMemoryGame(table)) return getLastMoves(moves);
  const boards = await Promise.all(
    listScreens(table).map((screen) => findNewestBoard(ctx.store, table.record.id, screen)),
  );
  const story = Math.max(0, ...boards.map((board) => board?.story ?? 0));
  return getLastMoves(moves.filter(({ number }) => number > story));
}

/** Returns the last full turns, within the maximum number of moves; of a longer turn its last moves. */
function getLastMoves(moves: readonly MoveEntry[]): readonly MoveEntry[] {
  const first = moves.findIndex((_, at) => moves.length - at <= MAX_TRACED_MOVES && isTurnStart(moves, at));
  return moves.slice(first < 0 ? -MAX_TRACED_MOVES : first);
}

/** Returns the last `count` turns: a turn is what one seat does without another in between. */
function sliceLastTurns(entries: readonly LogEntry[], count: number): readonly LogEntry[] {
  const begins = [...entries.keys()].filter((at) => isTurnStart(entries, at));
  return entries.slice(begins.at(-count) ?? 0);
}

/** Returns whether an entry is a move of another seat than the move before. */
function isTurnStart(entries: readonly LogEntry[], at: number): boolean {
  const entry = entries[at];
  const before = entries.slice(0, at).findLast(({ kind }) => kind === 'move');
  return entry?.kind === 'move' && (before?.kind !== 'move' || before.seat !== entry.seat);
}
