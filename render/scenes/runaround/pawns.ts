import { startOf } from '../../../src/games/runaround/board.ts';
import type { RunaroundView, Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { frame, letter } from '../../kit/marks.ts';
import { pawn } from '../../kit/pawn.ts';
import type { PictureRequest } from '../../request.ts';
import { pawnOf } from './look.ts';
import { comeRound } from './signs.ts';
import { lane, named, room, row, spot, type Track, tipRoom } from './track.ts';

/** All pawns on the track, and the letters of those that may move. */
export function pawns(pen: Pen, request: PictureRequest, view: RunaroundView, on: Track, boxes: Boxes): void {
  for (const space of new Set(view.pawns.flat())) crowd(pen, on, view, space, boxes);
  for (const { at, mark } of request.marks) letter(pen, boxes, mark, named(on, Number(at)), on.badge);
}

/** Thin frames round the spaces of those that may move; a start has one of its own. */
export function frames(pen: Pen, request: PictureRequest, on: Track): void {
  for (const { at } of request.marks) if (lane(on, Number(at)) !== 'tip') frame(pen, room(on, Number(at)), 8);
}

/** All pawns on one space, one below the other. */
function crowd(pen: Pen, on: Track, view: RunaroundView, space: Space, boxes: Boxes): void {
  const seats = standing(view, space);
  const height = crowdHeight(on, space, seats.length);
  const middle = spot(on, space);
  const from = crowdMiddle(on, space, seats.length, height);
  seats.forEach((seat, at) => {
    const y = from + (at - (seats.length - 1) / 2) * height;
    pawn(pen, pawnOf(pen, seat), middle.x, y, height);
    if (isDue(view, seats, at, space))
      comeRound(pen, seat, middle.x + height * 0.3, y + height * 0.28, height * 0.2);
    const rect = { x: middle.x - height * 0.36, y: y - height / 2, width: height * 0.72, height };
    boxes.note('piece', `pawn ${seat} on ${space}`, rect);
  });
}

/** Whose pawns are on a space. */
function standing({ pawns }: RunaroundView, space: Space): readonly number[] {
  return pawns.flatMap((spaces, seat) => spaces.filter((other) => other === space).map(() => seat));
}

/** Returns whether this pawn stands on its start and scores when it leaves (R-RA-19). */
function isDue(view: RunaroundView, seats: readonly number[], at: number, space: Space): boolean {
  const seat = seats[at];
  if (seat === undefined || space !== startOf(view.size, seat)) return false;
  return at - seats.indexOf(seat) < (view.due?.[seat] ?? 0);
}

/** How high each of several pawns is: a start has room for four, another space for two. */
function crowdHeight(on: Track, space: Space, count: number): number {
  if (lane(on, space) === 'tip') return Math.floor(Math.min(on.pawn, tipRoom(on).height / count));
  return count > 1 ? on.pair : on.pawn;
}

/** Two on a space of the lanes reach further towards the wall. */
function crowdMiddle(on: Track, space: Space, count: number, height: number): number {
  const where = lane(on, space);
  const extra = where === 'tip' ? 0 : (count * height - on.pawn) / 2;
  return row(on, where) + Math.max(0, extra) * (where === 'top' ? 1 : -1);
}
