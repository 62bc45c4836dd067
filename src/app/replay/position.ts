import type { Match } from '../../engine/kernel.ts';
import { type Checkpoint, isCheckpointDue } from '../../store/checkpoints.ts';
import type { LogEntry } from '../../store/log.ts';
import { getTableMatch, type Table } from '../core/table.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import {
  applyEntry,
  type CheckpointStore,
  type Opening,
  type ReachedPosition,
  restorePosition,
  setUpMatch,
} from './checkpoint.ts';

/** A match from its log: the set-up, and all later entries in order. */
export interface LoggedMatch {
  readonly table: Table;
  readonly opening: Opening;
  readonly entries: readonly LogEntry[];
  /** Replayed positions in memory, by number of entries. */
  readonly positions?: Map<number, ReachedPosition>;
  /** Stored checkpoints; absent for a match without a table. */
  readonly way?: CheckpointStore;
}

/** A position after a number of entries. */
interface ReplayPoint {
  readonly at: number;
  /** Number of the last log entry before it. */
  readonly number: number;
  readonly reached: ReachedPosition;
}

/** Number of entries between two positions kept in memory. */
const MEMORY_INTERVAL = 50;

/**
 * Returns the position after `at` entries, replayed from the nearest known one; the last needs no replay. Saves
 * checkpoints that were missing on the way.
 */
export async function replayPosition(logged: LoggedMatch, at: number): Promise<Match> {
  const { table, entries, way } = logged;
  if (at === entries.length) return getTableMatch(table);
  const known = findKnownPoint(logged, at);
  if (way === undefined || at - known.at <= MEMORY_INTERVAL)
    return (await replayEntries(logged, known, at)).match;
  const stored = await findStoredPoint(logged, way, at);
  const from = stored !== null && stored.at >= known.at ? stored : known;
  const { match, lacking } = await replayEntries(logged, from, at);
  await way.keep(lacking);
  return match;
}

/** Returns the last position in memory up to a number of entries, or the set-up. */
function findKnownPoint(logged: LoggedMatch, most: number): ReplayPoint {
  const { table, opening, positions } = logged;
  let at = Math.floor(most / MEMORY_INTERVAL) * MEMORY_INTERVAL;
  while (at > 0 && !positions?.has(at)) at -= MEMORY_INTERVAL;
  return {
    at,
    number: getEntryNumber(logged, at),
    reached: positions?.get(at) ?? setUpMatch(table, opening),
  };
}

/** Returns the last stored checkpoint up to a number of entries, or null. */
async function findStoredPoint(
  logged: LoggedMatch,
  way: CheckpointStore,
  most: number,
): Promise<ReplayPoint | null> {
  const kept = await way.by(getEntryNumber(logged, most));
  if (kept === undefined) return null;
  const { number } = kept;
  const at = logged.entries.findLastIndex((entry) => entry.number <= number) + 1;
  return { at, number, reached: restorePosition(logged.table, kept) };
}

/** Returns the log number of the last of so many entries. */
function getEntryNumber({ opening, entries }: LoggedMatch, at: number): number {
  return (entries[at - 1] ?? opening).number;
}

/** A replayed match, with the checkpoints to save. */
interface ReplayResult {
  readonly match: Match;
  readonly lacking: readonly Checkpoint[];
}

async function replayEntries(
  { entries, positions }: LoggedMatch,
  from: ReplayPoint,
  to: number,
): Promise<ReplayResult> {
  const yielder = new EventLoopYielder();
  const lacking: Checkpoint[] = [];
  let { reached, number } = from;
  for (let at = from.at; at < to; at++) {
    if (at % MEMORY_INTERVAL === 0) positions?.set(at, reached);
    const entry = entries[at] as LogEntry;
    reached = applyEntry(reached, entry);
    // Other entries may lie between moves that were undone.
    if (entry.kind !== 'move') continue;
    if (isCheckpointDue(number, entry.number)) lacking.push(createCheckpoint(entry.number, reached));
    number = entry.number;
    if (yielder.isDue) await yielder.taken();
  }
  return { match: reached.match, lacking };
}

function createCheckpoint(number: number, { match: { state, played }, drawn }: ReachedPosition): Checkpoint {
  return { number, state, played, drawn };
}
