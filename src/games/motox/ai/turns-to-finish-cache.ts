import { getBoard } from '../board.ts';
import type { MotoXOptions, Tile } from '../types.ts';
import { RideExplorer } from './ride-explorer.ts';
import { TurnsToFinish } from './turns-to-finish.ts';

/** An outlook takes some 15 ms, and a race has the same one from start to finish. */
const MAX_CACHED = 16;

const turnsToFinishCache = new Map<string, TurnsToFinish>();

/** How a rider fares on that track, worked out once for each of the last few. */
export function getTurnsToFinish(
  track: readonly Tile[],
  flight: MotoXOptions['flight'],
  seats: number,
): TurnsToFinish {
  const key = JSON.stringify([flight, seats, track]);
  const known =
    turnsToFinishCache.get(key) ??
    new TurnsToFinish(new RideExplorer(getBoard(track), flight), 4 * track.length, seats);
  turnsToFinishCache.delete(key);
  turnsToFinishCache.set(key, known);
  if (turnsToFinishCache.size > MAX_CACHED)
    turnsToFinishCache.delete(turnsToFinishCache.keys().next().value ?? '');
  return known;
}
