import type { Match } from '../../engine/kernel.ts';
import type { LogEntry } from '../../store/log.ts';
import { isPlace, type KeptPosition } from '../../store/positions.ts';
import { matchOf, type Table } from '../core/table.ts';
import { Breath } from '../core/yield-to-event-loop.ts';
import type { Way } from './checkpoint.ts';
import { type Opening, onward, type Reached, reachedAt, setUp } from './reached.ts';

/** A match as its log tells it: the set-up, and what has happened since, in order. */
export interface Logged {
  readonly table: Table;
  readonly opening: Opening;
  readonly entries: readonly LogEntry[];
  /** Some of its positions that were played again, by how many entries had happened. */
  readonly positions?: Map<number, Reached>;
  /** Those that the store keeps: of a match that is at no table, none. */
  readonly way?: Way;
}

/** A position after so many entries. */
interface Place {
  readonly at: number;
  /** The last entry of the log by then. */
  readonly number: number;
  readonly reached: Reached;
}

/** So many entries lie between two positions that are kept in memory. */
const APART = 50;

/** The position after so many entries, played on from the nearest that is kept; the last one needs no playing. */
export async function playedTo(logged: Logged, at: number): Promise<Match> {
  const { table, entries, way } = logged;
  if (at === entries.length) return matchOf(table);
  const known = knownBy(logged, at);
  if (way === undefined || at - known.at <= APART) return (await playedOn(logged, known, at)).match;
  const stored = await storedBy(logged, way, at);
  const from = stored !== null && stored.at >= known.at ? stored : known;
  const { match, lacking } = await playedOn(logged, from, at);
  await way.keep(lacking);
  return match;
}

/** The last position up to there that is in memory, or the set-up. */
function knownBy(logged: Logged, most: number): Place {
  const { table, opening, positions } = logged;
  let at = Math.floor(most / APART) * APART;
  while (at > 0 && !positions?.has(at)) at -= APART;
  return { at, number: numberBy(logged, at), reached: positions?.get(at) ?? setUp(table, opening) };
}

/** The last one up to there that the store keeps; null where there is none. */
async function storedBy(logged: Logged, way: Way, most: number): Promise<Place | null> {
  const kept = await way.by(numberBy(logged, most));
  if (kept === undefined) return null;
  const { number } = kept;
  const at = logged.entries.findLastIndex((entry) => entry.number <= number) + 1;
  return { at, number, reached: reachedAt(logged.table, kept) };
}

/** The last entry of the log when so many had happened. */
function numberBy({ opening, entries }: Logged, at: number): number {
  return (entries[at - 1] ?? opening).number;
}

/** A match played on, and which positions on the way are to be kept where the store has none. */
interface PlayedOn {
  readonly match: Match;
  readonly lacking: readonly KeptPosition[];
}

async function playedOn({ entries, positions }: Logged, from: Place, to: number): Promise<PlayedOn> {
  const breath = new Breath();
  const lacking: KeptPosition[] = [];
  let { reached, number } = from;
  for (let at = from.at; at < to; at++) {
    if (at % APART === 0) positions?.set(at, reached);
    const entry = entries[at] as LogEntry;
    reached = onward(reached, entry);
    // What else stands there may lie between moves that were taken back.
    if (entry.kind !== 'move') continue;
    if (isPlace(number, entry.number)) lacking.push(kept(entry.number, reached));
    number = entry.number;
    if (breath.isDue) await breath.taken();
  }
  return { match: reached.match, lacking };
}

function kept(number: number, { match: { state, played }, drawn }: Reached): KeptPosition {
  return { number, state, played, drawn };
}
