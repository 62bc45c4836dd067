import type { RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import { badge } from '../../kit/badge.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { pawn } from '../../kit/pawn.ts';
import type { PictureRequest } from '../../picture.ts';
import { PAWNS } from './look.ts';
import { lane, spot, type Track, track } from './track.ts';

/** All pawns on the track, and the badges of those that may move. */
export function pawns(pen: Pen, request: PictureRequest, view: RunaroundView, boxes: Boxes): void {
  const on = track(view.size);
  for (const space of new Set(view.pawns.flat())) crowd(pen, on, view, space, boxes);
  for (const { at, mark } of request.marks) {
    const place = badgePlace(on, view, Number(at));
    badge(pen, boxes, mark, place.x, place.y, Math.min(22, on.step / 2 - 1));
  }
}

/** How high a pawn is on this track, in pixels. */
export function pawnHeight({ step }: Track): number {
  return Math.round(Math.min(108, step * 1.42));
}

/** All pawns on one space, one below the other. */
function crowd(pen: Pen, on: Track, view: RunaroundView, space: number, boxes: Boxes): void {
  const seats = standing(view, space);
  const height = crowdHeight(on, space, seats.length);
  const middle = spot(on, space);
  seats.forEach((seat, at) => {
    const y = middle.y + (at - (seats.length - 1) / 2) * height * 0.98;
    const look = PAWNS[seat];
    if (look) pawn(pen, look, middle.x, y, height);
    const rect = { x: middle.x - height * 0.36, y: y - height / 2, width: height * 0.72, height };
    boxes.note('piece', `pawn ${seat} on ${space}`, rect);
  });
}

/** Whose pawns are on a space. */
function standing({ pawns }: RunaroundView, space: number): readonly number[] {
  return pawns.flatMap((spaces, seat) => spaces.filter((other) => other === space).map(() => seat));
}

/** How high each of several pawns is: a start has room for four, another space for two. */
function crowdHeight(on: Track, space: number, count: number): number {
  if (count > 1 && lane(on, space) !== 'tip') return Math.min(pawnHeight(on), 62);
  return Math.min(pawnHeight(on), [0, 108, 92, 82, 66][count] ?? 50);
}

/** Towards the wall below or above the pawn, on a start below all of them, so that pawn and number stay in sight. */
function badgePlace(on: Track, view: RunaroundView, space: number): Point {
  const count = standing(view, space).length;
  const height = lane(on, space) === 'tip' ? crowdHeight(on, space, count) : pawnHeight(on);
  const { x, y } = spot(on, space);
  const where = lane(on, space);
  if (where === 'tip') return { x, y: y + (count * height) / 2 + 20 };
  return { x, y: where === 'top' ? y + height / 2 + 18 : y - height / 2 - 18 };
}
