import type { Space } from '../../../src/games/runaround/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';

/** The picture's size in pixels, the same for every length of track. */
export const WIDTH = 1000;
export const HEIGHT = 600;

/** Where the track lies. */
export const FIELD: Rect = { x: 26, y: 170, width: 948, height: 404 };
/** How thick the wall between the lanes is. */
export const WALL = 34;
/** How many times as wide as another space a start is. */
const TIP = 1.35;

/** The geometry of a hairpin track of `size` spaces (R-RA-1). */
export interface Track {
  readonly size: number;
  /** The width of a space of the lanes. */
  readonly step: number;
  /** The width of a start. */
  readonly tip: number;
}

/** The track as wide as the field. */
export function track(size: number): Track {
  const step = FIELD.width / (size / 2 - 1 + 2 * TIP);
  return { size, step, tip: step * TIP };
}

/** The column of a space, from 0 at yellow's start to size / 2 at blue's. */
export function column({ size }: Track, space: Space): number {
  return space <= size / 2 ? space : size - space;
}

/** Where a space lies: a start is as high as both lanes. */
export function lane({ size }: Track, space: Space): 'top' | 'bottom' | 'tip' {
  if (space === 0 || space === size / 2) return 'tip';
  return space < size / 2 ? 'top' : 'bottom';
}

/** Whether a wall is between the space and the one across. */
export function walled(track: Track, space: Space): boolean {
  const at = column(track, space);
  return at >= 2 && at <= track.size / 2 - 2;
}

/** The rectangle of a space. */
export function room(track: Track, space: Space): Rect {
  const half = (FIELD.height - WALL) / 2;
  const where = lane(track, space);
  const x = left(track, column(track, space));
  if (where === 'tip') return { x, y: FIELD.y, width: track.tip, height: FIELD.height };
  const height = walled(track, space) ? half : FIELD.height / 2;
  const y = where === 'top' ? FIELD.y : FIELD.y + FIELD.height - height;
  return { x, y, width: track.step, height };
}

/** Where a pawn stands on a space. */
export function spot(track: Track, space: Space): Point {
  const { x, y, width, height } = room(track, space);
  const middle = { top: FIELD.y + 100, bottom: FIELD.y + FIELD.height - 100, tip: y + height / 2 };
  return { x: x + width / 2, y: middle[lane(track, space)] };
}

function left({ step, tip, size }: Track, at: number): number {
  if (at === 0) return FIELD.x;
  return at === size / 2 ? FIELD.x + FIELD.width - tip : FIELD.x + tip + (at - 1) * step;
}
