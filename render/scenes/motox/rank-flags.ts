import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import type { ParkedBike } from './bikes.ts';
import { type Field, toPicturePoint } from './field.ts';
import { drawRankFlag, getRank } from './rank.ts';
import { getSpaceMiddle, getTileCentre, parseSpace } from './track-geometry.ts';

/** A small flag on a bike, with its place in the race. */
interface RankFlag {
  readonly seat: number;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
  /** Scale of the flag; 1 is 44 pixels high. */
  readonly scale: number;
}

/** Height of a flag, in spaces. */
const FLAG_HEIGHT = 0.68;

/** Places the flag of every bike in the race at the corner of its space that is away from the tile's number. */
export function placeRankFlags(
  on: Field,
  view: MotoXView,
  bikes: readonly ParkedBike[],
): readonly RankFlag[] {
  if (view.phase !== 'race') return [];
  const scale = (on.cell * FLAG_HEIGHT) / 44;
  return bikes.flatMap(({ seat, x, y, posture }) => {
    const place = parseSpace(view.track, view.bikes[seat]?.at ?? '');
    if (!place || posture === 'lying') return [];
    const tile = toPicturePoint(on, place.tile, getTileCentre(view.track[place.tile] ?? { x: 0, y: 0 }));
    const space = toPicturePoint(on, place.tile, getSpaceMiddle(view.track, place));
    const away = { x: Math.sign(space.x - tile.x), y: Math.sign(space.y - tile.y) };
    const at = { x: x + away.x * on.cell * 0.56, y: y + away.y * on.cell * 0.4 };
    return [{ seat, rank: getRank(view, seat), scale, ...at }];
  });
}

/** Returns the rectangle of a flag. */
export function getRankRect({ x, y, scale }: RankFlag): Rect {
  return { x: x - 20 * scale, y: y - 21 * scale, width: 46 * scale, height: 43 * scale };
}

/** Draws the flags. */
export function drawRankFlags(pen: Pen, list: readonly RankFlag[]): void {
  for (const { seat, rank, x, y, scale } of list) drawRankFlag(pen, rank, seat, x, y, scale);
}
