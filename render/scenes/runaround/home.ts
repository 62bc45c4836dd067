import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawPawn } from '../../kit/pawn.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { beginSeatShape, getPawnStyle, getRunaroundHues, getSideHues } from './colours.ts';
import { getMeasures, getPlateRect } from './measures.ts';

/** Number of racing pawns of a player (R-RA-2). */
const PAWN_COUNT = 4;

/** Draws a home: a yard behind a little house, with a place for each pawn. */
export function drawYard(pen: Pen, seat: number): void {
  const rect = getYardRect(pen, seat);
  const { yard, yardEdge, place: empty } = getRunaroundHues(pen);
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 14);
  fill(pen, yard);
  strokeOutline(pen, yardEdge, pen.look.strong ? 3 : 2);
  drawCottage(pen, rect, seat);
  for (let at = 0; at < PAWN_COUNT; at++) {
    const slot = getSlotMiddle(pen, seat, at);
    beginSeatShape(pen, seat, slot.x, slot.y + rect.height * 0.12, rect.height * 0.24);
    fill(pen, empty);
    strokeOutline(pen, yardEdge, 2);
  }
}

function getYardRect(pen: Pen, seat: number): Rect {
  const { band, yardAt, yard, width } = getMeasures(pen.look).plate;
  const { x, y } = getPlateRect(pen.look, seat);
  return { x: x + band + 8, y: y + yardAt, width: width - band - 16, height: yard };
}

/** Returns the middle of a waiting pawn's place. */
function getSlotMiddle(pen: Pen, seat: number, at: number): { readonly x: number; readonly y: number } {
  const rect = getYardRect(pen, seat);
  const room = (rect.width - rect.height) / PAWN_COUNT;
  return { x: rect.x + rect.height - 4 + room * (at + 0.5), y: rect.y + rect.height / 2 - 1 };
}

/** Draws a cottage with a roof and a door in the side's colours. */
function drawCottage(pen: Pen, rect: Rect, seat: number): void {
  const { colour, edge } = getSideHues(pen, seat);
  pen.save();
  pen.translate(rect.x + rect.height / 2, rect.y + rect.height / 2);
  pen.scale(rect.height / 100, rect.height / 100);
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.rect(-26, -6, 52, 42);
  fill(pen, getKitHues(pen).white);
  strokeOutline(pen, edge, 5);
  pen.beginPath();
  for (const [x, y] of [
    [-38, -4],
    [0, -38],
    [38, -4],
  ] as const)
    pen.lineTo(x, y);
  pen.closePath();
  fill(pen, colour);
  strokeOutline(pen, edge, 5);
  beginSeatShape(pen, seat, 0, 22, 14);
  fill(pen, edge);
  pen.restore();
}

/** Draws the waiting pawns, with a ring where one has just left. */
export function drawHomePawns(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  seat: 0 | 1,
  boxes: Boxes,
): void {
  const { waiting: height } = getMeasures(pen.look).plate;
  if (hasEntered(request, seat) && view.homes[seat] < PAWN_COUNT) drawExitRing(pen, seat, view.homes[seat]);
  for (let at = 0; at < view.homes[seat]; at++) {
    const { x, y } = getSlotMiddle(pen, seat, at);
    drawPawn(pen, getPawnStyle(pen, seat), x, y, height);
    const rect = { x: x - height * 0.36, y: y - height / 2, width: height * 0.72, height };
    boxes.note('piece', `pawn ${seat} at home ${at}`, rect);
  }
}

function hasEntered(request: PictureRequest, seat: number): boolean {
  return (request.events as readonly RunaroundEvent[]).some(
    (event) => event.kind === 'entered' && event.seat === seat,
  );
}

function drawExitRing(pen: Pen, seat: number, at: number): void {
  const { x, y } = getSlotMiddle(pen, seat, at);
  const { height } = getYardRect(pen, seat);
  beginSeatShape(pen, seat, x, y + height * 0.12, height * 0.24);
  strokeOutline(pen, getKitHues(pen).ink, 7);
  strokeOutline(pen, getKitHues(pen).glow, 4);
}
