import { getBoard } from '../board.ts';
import type { MotoXOptions, Tile } from '../types.ts';
import { RideExplorer } from './ride-explorer.ts';
import { TurnsToFinish } from './turns-to-finish.ts';

/** Maximum number of cached tracks. A table takes about 15 ms, and one race uses the same table throughout. */
const MAX_CACHED = 16;

const turnsToFinishCache = new Map<string, TurnsToFinish>();

/** Returns the turns to the finish on a track, cached for the most recent tracks. */
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
