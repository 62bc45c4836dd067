import { getStart } from '../../../src/games/runaround/board.ts';
import type { RunaroundView, Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { drawBadge } from '../../kit/badge.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawChoiceFrame } from '../../kit/choice-marks.ts';
import { drawPawn } from '../../kit/pawn.ts';
import type { PictureRequest } from '../../request.ts';
import { getPawnStyle } from './colours.ts';
import { drawComeRoundArrow } from './signs.ts';
import {
  getLane,
  getLetterPlace,
  getPawnPlace,
  getRowHeight,
  getSpaceRect,
  getTipRoom,
  type Track,
} from './track.ts';

/** Draws all pawns on the track, and the letters of those that may move. */
export function drawPawns(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  on: Track,
  boxes: Boxes,
): void {
  for (const space of new Set(view.pawns.flat())) drawCrowd(pen, on, view, space, boxes);
  for (const { at, mark } of request.marks) {
    const { x, y } = getLetterPlace(on, Number(at));
    drawBadge(pen, boxes, mark, x, y, on.badge);
  }
}

/** Draws thin frames round the spaces of those that may move; a start has one of its own. */
export function drawFrames(pen: Pen, request: PictureRequest, on: Track): void {
  for (const { at } of request.marks)
    if (getLane(on, Number(at)) !== 'tip') drawChoiceFrame(pen, getSpaceRect(on, Number(at)), 8);
}

/** Draws all pawns on one space, one below the other. */
function drawCrowd(pen: Pen, on: Track, view: RunaroundView, space: Space, boxes: Boxes): void {
  const seats = getSeatsOnSpace(view, space);
  const height = getCrowdHeight(on, space, seats.length);
  const middle = getPawnPlace(on, space);
  const from = getCrowdMiddle(on, space, seats.length, height);
  seats.forEach((seat, at) => {
    const y = from + (at - (seats.length - 1) / 2) * height;
    drawPawn(pen, getPawnStyle(pen, seat), middle.x, y, height);
    if (isDue(view, seats, at, space))
      drawComeRoundArrow(pen, seat, middle.x + height * 0.3, y + height * 0.28, height * 0.2);
    const rect = { x: middle.x - height * 0.36, y: y - height / 2, width: height * 0.72, height };
    boxes.note('piece', `pawn ${seat} on ${space}`, rect);
  });
}

/** Returns the seats of the pawns on a space. */
function getSeatsOnSpace({ pawns }: RunaroundView, space: Space): readonly number[] {
  return pawns.flatMap((spaces, seat) => spaces.filter((other) => other === space).map(() => seat));
}

/** Returns whether this pawn stands on its start and scores when it leaves (R-RA-19). */
function isDue(view: RunaroundView, seats: readonly number[], at: number, space: Space): boolean {
  const seat = seats[at];
  if (seat === undefined || space !== getStart(view.size, seat)) return false;
  return at - seats.indexOf(seat) < (view.due?.[seat] ?? 0);
}

/** Returns the height of each of several pawns: a start has room for four, another space for two. */
function getCrowdHeight(on: Track, space: Space, count: number): number {
  if (getLane(on, space) === 'tip') return Math.floor(Math.min(on.pawn, getTipRoom(on).height / count));
  return count > 1 ? on.pair : on.pawn;
}

/** Returns the middle of the pawns; two on a space of the lanes reach further towards the wall. */
function getCrowdMiddle(on: Track, space: Space, count: number, height: number): number {
  const where = getLane(on, space);
  const extra = where === 'tip' ? 0 : (count * height - on.pawn) / 2;
  return getRowHeight(on, where) + Math.max(0, extra) * (where === 'top' ? 1 : -1);
}
