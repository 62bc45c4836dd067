import type { Direction, Space, Spot, Tile } from '../../../src/games/motox/types.ts';
import type { Point } from '../../kit/arrow.ts';

/** Steps on the table by direction, y upwards. */
export const DIRECTION_STEPS: Readonly<Record<Direction, Point>> = {
  n: { x: 0, y: 1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: -1 },
  w: { x: -1, y: 0 },
};

/** A parsed space: tile, and whether it is in the front row and in the left lane. */
export interface SpacePlace {
  readonly tile: number;
  readonly front: boolean;
  readonly left: boolean;
}

const SPACE_PATTERN = /^(\d+)([FR])([LR])$/;

/** Parses the name of a space on this track; returns null for anything else. */
export function parseSpace(track: readonly Tile[], space: Space): SpacePlace | null {
  const [, tile, row, lane] = SPACE_PATTERN.exec(space) ?? [];
  if (tile === undefined || !track[Number(tile)]) return null;
  return { tile: Number(tile), front: row === 'F', left: lane === 'L' };
}

/** Returns the step from a tile to the next; the last tile goes on as the one before (R-MX-14). */
export function getStepAhead(track: readonly Tile[], tile: number): Point {
  const from = Math.max(0, Math.min(tile, track.length - 2));
  const [one, next] = [track[from], track[from + 1]];
  return one && next ? { x: next.x - one.x, y: next.y - one.y } : DIRECTION_STEPS.e;
}

/** Returns the step rotated a quarter turn to the left. */
export function turnLeft({ x, y }: Point): Point {
  return { x: -y, y: x };
}

/** Returns the middle of a tile in spaces: a tile is two wide, y upwards. */
export function getTileCentre({ x, y }: Spot): Point {
  return { x: x * 2 + 1, y: y * 2 + 1 };
}

/** Returns the middle of a space. */
export function getSpaceMiddle(track: readonly Tile[], { tile, front, left }: SpacePlace): Point {
  const along = getStepAhead(track, tile);
  const side = turnLeft(along);
  const [row, lane] = [front ? 0.5 : -0.5, left ? 0.5 : -0.5];
  const middle = getTileCentre(track[tile] ?? { x: 0, y: 0 });
  return { x: middle.x + along.x * row + side.x * lane, y: middle.y + along.y * row + side.y * lane };
}

/** Returns the step off the track from a space: to its side, else to its rear, else over the inner corner. */
export function getOutwardStep(track: readonly Tile[], place: SpacePlace): Point {
  const along = getStepAhead(track, place.tile);
  const side = turnLeft(along);
  const aside = place.left ? side : { x: -side.x, y: -side.y };
  const back = { x: -along.x, y: -along.y };
  if (!isJoined(track, place.tile, aside)) return aside;
  if (!place.front) return back;
  return { x: (aside.x + along.x) * 0.7, y: (aside.y + along.y) * 0.7 };
}

/** Returns whether the tile before or after lies at this side of a tile. */
export function isJoined(track: readonly Tile[], tile: number, step: Point): boolean {
  const at = track[tile];
  const beside = [track[tile - 1], track[tile + 1]];
  return beside.some((other) => at && other && other.x === at.x + step.x && other.y === at.y + step.y);
}

/** Returns the point moved by a multiple of a step. */
export function movePoint({ x, y }: Point, by: Point, times: number): Point {
  return { x: x + by.x * times, y: y + by.y * times };
}
