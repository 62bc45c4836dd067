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
  for (const seat of [0, 1] as const) {
    for (const space of new Set(view.pawns[seat])) crowd(pen, on, view, seat, space, boxes);
  }
  for (const { at, mark } of request.marks) {
    const place = badgePlace(on, view, Number(at));
    badge(pen, boxes, mark, place.x, place.y, Math.min(22, on.step / 2 - 1));
  }
}

/** How high a pawn is on this track, in pixels. */
export function pawnHeight({ step }: Track): number {
  return Math.round(Math.min(108, step * 1.42));
}

/** All pawns of a seat on one space; several stand one below the other, on a start only. */
function crowd(pen: Pen, on: Track, view: RunaroundView, seat: 0 | 1, space: number, boxes: Boxes): void {
  const count = standing(view, space);
  const height = crowdHeight(on, count);
  const middle = spot(on, space);
  for (let one = 0; one < count; one++) {
    const y = middle.y + (one - (count - 1) / 2) * height * 0.98;
    pawn(pen, PAWNS[seat] as (typeof PAWNS)[number], middle.x, y, height);
    boxes.note('piece', `pawn ${seat} on ${space}`, {
      x: middle.x - height * 0.36,
      y: y - height / 2,
      width: height * 0.72,
      height,
    });
  }
}

/** How many pawns are on a space. */
function standing({ pawns }: RunaroundView, space: number): number {
  return pawns.flat().filter((other) => other === space).length;
}

/** How high each of several pawns is. */
function crowdHeight(on: Track, count: number): number {
  return Math.min(pawnHeight(on), [0, 108, 92, 82, 66][count] ?? 66);
}

/** Towards the wall below or above the pawn, on a start below all of them, so that pawn and number stay in sight. */
function badgePlace(on: Track, view: RunaroundView, space: number): Point {
  const count = standing(view, space);
  const height = crowdHeight(on, count);
  const { x, y } = spot(on, space);
  const where = lane(on, space);
  if (where === 'tip') return { x, y: y + (count * height) / 2 + 20 };
  return { x, y: where === 'top' ? y + height / 2 + 18 : y - height / 2 - 18 };
}
