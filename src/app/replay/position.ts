import type { Match } from '../../engine/kernel.ts';
import { type Checkpoint, isCheckpointDue } from '../../store/checkpoints.ts';
import type { LogEntry } from '../../store/log.ts';
import { getTableMatch, type Table } from '../core/table.ts';
import { EventLoopYielder } from '../core/yield-to-event-loop.ts';
import type { CheckpointStore } from './checkpoint.ts';
import {
  applyEntry,
  type Opening,
  type ReachedPosition,
  restorePosition,
  setUpMatch,
} from './reached-position.ts';

/** A match as its log tells it: the set-up, and what has happened since, in order. */
export interface LoggedMatch {
  readonly table: Table;
  readonly opening: Opening;
  readonly entries: readonly LogEntry[];
  /** Some of its positions that were played again, by how many entries had happened. */
  readonly positions?: Map<number, ReachedPosition>;
  /** Those that the store keeps: of a match that is at no table, none. */
  readonly way?: CheckpointStore;
}

/** A position after so many entries. */
interface ReplayPoint {
  readonly at: number;
  /** The last entry of the log by then. */
  readonly number: number;
  readonly reached: ReachedPosition;
}

/** So many entries lie between two positions that are kept in memory. */
const MEMORY_INTERVAL = 50;

/** The position after so many entries, played on from the nearest that is kept; the last one needs no playing. */
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

/** The last position up to there that is in memory, or the set-up. */
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

/** The last one up to there that the store keeps; null where there is none. */
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

/** The last entry of the log when so many had happened. */
function getEntryNumber({ opening, entries }: LoggedMatch, at: number): number {
  return (entries[at - 1] ?? opening).number;
}

/** A match played on, and which positions on the way are to be kept where the store has none. */
interface ReplayResult {
  readonly match: Match;
  readonly lacking: readonly Checkpoint[];
}

async function replayEntries(
  { entries, positions }: LoggedMatch,
  from: ReplayPoint,
  to: number,
): Promise<ReplayResult> {
  const breath = new EventLoopYielder();
  const lacking: Checkpoint[] = [];
  let { reached, number } = from;
  for (let at = from.at; at < to; at++) {
    if (at % MEMORY_INTERVAL === 0) positions?.set(at, reached);
    const entry = entries[at] as LogEntry;
    reached = applyEntry(reached, entry);
    // What else stands there may lie between moves that were taken back.
    if (entry.kind !== 'move') continue;
    if (isCheckpointDue(number, entry.number)) lacking.push(createCheckpoint(entry.number, reached));
    number = entry.number;
    if (breath.isDue) await breath.taken();
  }
  return { match: reached.match, lacking };
}

function createCheckpoint(number: number, { match: { state, played }, drawn }: ReachedPosition): Checkpoint {
  return { number, state, played, drawn };
}
