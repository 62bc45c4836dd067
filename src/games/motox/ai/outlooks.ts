import { boardOf } from '../board.ts';
import type { MotoXOptions, Tile } from '../types.ts';
import { Lines } from './lines.ts';
import { Outlook } from './outlook.ts';

/** An outlook takes some 15 ms, and a race has the same one from start to finish. */
const KEPT = 16;

const outlooks = new Map<string, Outlook>();

/** How a rider fares on that track, worked out once for each of the last few. */
export function outlookOf(track: readonly Tile[], flight: MotoXOptions['flight'], seats: number): Outlook {
  const key = JSON.stringify([flight, seats, track]);
  const known = outlooks.get(key) ?? new Outlook(new Lines(boardOf(track), flight), 4 * track.length, seats);
  outlooks.delete(key);
  outlooks.set(key, known);
  if (outlooks.size > KEPT) outlooks.delete(outlooks.keys().next().value ?? '');
  return known;
}
