import { beside, type Heading, headingOf } from './compass.ts';
import type { Spot, Tile } from './types.ts';

/** How many tiles and coins a piecepack has, and how many coins wait for the race (R-MX-1). */
export const TILES = 24;
export const COINS = 24;
export const WAITING = 12;

/** The highest ramp, in coins (R-MX-11). */
export const HIGHEST = 3;

/** Where the start tile lies. */
export const ORIGIN: Spot = { x: 0, y: 0 };

/** By tile, where its exit edge is. The last tile's lies opposite the tile before it: there is the finish line (R-MX-14). */
export function exits(track: readonly Spot[]): readonly Heading[] {
  const headings = track.slice(1).map((tile, at) => headingOf(track[at] as Spot, tile));
  return [...headings, headings.at(-1) ?? 0];
}

/** The tile that something laid there would lie on or share an edge with, the last one aside, or null (R-MX-7). */
export function touched(track: readonly Spot[], spot: Spot): number | null {
  const last = track.length - 1;
  const at = track.findIndex((tile, index) => distance(tile, spot) < (index === last ? 1 : 2));
  return at < 0 ? null : at;
}

function distance(one: Spot, other: Spot): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

/** The headings in which a tile may lie beside the last one, whatever comes after it (R-MX-5, R-MX-7). */
export function openSides(track: readonly Spot[]): readonly Heading[] {
  const last = track.at(-1);
  if (!last) return [];
  return [0, 1, 2, 3].filter((heading) => touched(track, beside(last, heading)) === null);
}

/** Whether tiles lie on both sides of this one and the three make a straight line (R-MX-9). */
export function isStraight(track: readonly Spot[], at: number): boolean {
  const [before, here, after] = [track[at - 1], track[at], track[at + 1]];
  if (!before || !here || !after) return false;
  return headingOf(before, here) === headingOf(here, after);
}

/** The tiles whose ramp may still be raised, in order (R-MX-9, R-MX-11). */
export function rampSpots(track: readonly Tile[]): readonly number[] {
  return track.flatMap(({ ramp }, at) => (ramp < HIGHEST && isStraight(track, at) ? [at] : []));
}
