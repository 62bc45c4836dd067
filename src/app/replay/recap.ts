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
import { getEffectiveLog } from '../core/effective-log.ts';
import { hasEnded, isMemoryGame, type Table } from '../core/table.ts';
import { yieldToEventLoop } from '../core/yield-to-event-loop.ts';
import { LOG_BATCH_SIZE, loadLogRange } from './record.ts';

/** What has happened at a table since somebody looked at it last. */
export interface Recap {
  /** Since their own last move, or the start where they have made none; for others the last turns; of an ended match one. */
  readonly since: 'move' | 'start' | 'turns' | 'end';
  /** The number of the log entry after which it begins. */
  readonly from: number;
  readonly entries: readonly LogEntry[];
  /** The last of its moves: those whose traces a picture shows. */
  readonly traced: readonly MoveEntry[];
  /**
   * As the channel still tells it when its boards are no longer the newest: what is told privately stays where it is and
   * cannot be taken back (R-FO-5). In full when the match is over.
   */
  readonly when: When;
}

/** Of how many moves a picture shows the traces: of more nobody reads them. */
const MAX_TRACED_MOVES = 9;
/** How many turns whoever watches is told. */
const TURNS_SHOWN = 3;
/** In so many entries those turns are looked for. */
const TAIL_ENTRIES = 60;

/** What has happened since this person last decided something, but for what was taken back; null: somebody who watches. */
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
  const news = dropStart(getEffectiveLog(entries)).filter(
    (entry) => entry.kind !== 'undo' || entry.person !== person,
  );
  return { since: entries[0]?.kind === 'start' ? 'start' : 'move', entries: news };
}

/** Since a move of theirs that stands: one that was taken back was none. */
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

/** That it began is no news to anybody. */
function dropStart(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.filter(({ kind }) => kind !== 'start');
}

/** In a match that players have to remember no more than the newest board traces. */
async function loadTracedMoves(
  ctx: AppContext,
  table: Table,
  entries: readonly LogEntry[],
): Promise<readonly MoveEntry[]> {
  const moves = entries.filter((entry): entry is MoveEntry => entry.kind === 'move');
  if (hasEnded(table) || !isMemoryGame(table)) return getLastMoves(moves);
  const board = await findNewestBoard(ctx.store, table.record.id);
  return getLastMoves(moves.filter(({ number }) => number > (board?.story ?? 0)));
}

/** The last turns whole, of together at most so many moves; of a longer turn its last ones. */
function getLastMoves(moves: readonly MoveEntry[]): readonly MoveEntry[] {
  const first = moves.findIndex((_, at) => moves.length - at <= MAX_TRACED_MOVES && isTurnStart(moves, at));
  return moves.slice(first < 0 ? -MAX_TRACED_MOVES : first);
}

/** From where so many turns begin: a turn is what one seat does without another between. */
function sliceLastTurns(entries: readonly LogEntry[], count: number): readonly LogEntry[] {
  const begins = [...entries.keys()].filter((at) => isTurnStart(entries, at));
  return entries.slice(begins.at(-count) ?? 0);
}

/** Whether a seat moves there that did not make the move before. */
function isTurnStart(entries: readonly LogEntry[], at: number): boolean {
  const entry = entries[at];
  const before = entries.slice(0, at).findLast(({ kind }) => kind === 'move');
  return entry?.kind === 'move' && (before?.kind !== 'move' || before.seat !== entry.seat);
}
