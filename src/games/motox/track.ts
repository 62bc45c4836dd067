import { findHeading, getAdjacentSpot, type Heading } from './compass.ts';
import type { Spot, Tile } from './types.ts';

/** Number of tiles and coins of a piecepack, and number of coins that wait for the race (R-MX-1). */
export const TILE_COUNT = 24;
export const COIN_COUNT = 24;
export const WAITING_COINS = 12;

/** Maximum height of a ramp, in coins (R-MX-11). */
export const MAX_RAMP = 3;

/** Spot of the start tile. */
export const ORIGIN: Spot = { x: 0, y: 0 };

/**
 * Returns the exit edge of each tile. That of the last tile lies opposite the tile before it: the finish line
 * (R-MX-14).
 */
export function getExits(track: readonly Spot[]): readonly Heading[] {
  const headings = track.slice(1).map((tile, at) => findHeading(track[at] as Spot, tile));
  return [...headings, headings.at(-1) ?? 0];
}

/** Returns the tile that the spot would cover or touch at an edge, except the last one, or null (R-MX-7). */
export function findTouchedTile(track: readonly Spot[], spot: Spot): number | null {
  const last = track.length - 1;
  const at = track.findIndex((tile, index) => getDistance(tile, spot) < (index === last ? 1 : 2));
  return at < 0 ? null : at;
}

function getDistance(one: Spot, other: Spot): number {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
}

/** Returns the headings in which a tile may lie beside the last one, regardless of later tiles (R-MX-5, R-MX-7). */
export function getOpenSides(track: readonly Spot[]): readonly Heading[] {
  const last = track.at(-1);
  if (!last) return [];
  return [0, 1, 2, 3].filter((heading) => findTouchedTile(track, getAdjacentSpot(last, heading)) === null);
}

/** Returns whether tiles lie on both sides of this one and the three make a straight line (R-MX-9). */
export function isStraight(track: readonly Spot[], at: number): boolean {
  const [before, here, after] = [track[at - 1], track[at], track[at + 1]];
  if (!before || !here || !after) return false;
  return findHeading(before, here) === findHeading(here, after);
}

/** Returns the tiles whose ramp may still be raised, in order (R-MX-9, R-MX-11). */
export function getRampTiles(track: readonly Tile[]): readonly number[] {
  return track.flatMap(({ ramp }, at) => (ramp < MAX_RAMP && isStraight(track, at) ? [at] : []));
}
