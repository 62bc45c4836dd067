import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { pawn } from '../../kit/pawn.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { runaroundHues, side } from './colours.ts';
import { pawnOf } from './look.ts';
import { measuresOf, plateOf } from './measures.ts';
import { place } from './place.ts';

/** The pawns a player races (R-RA-2). */
const PLACES = 4;

/** Home: a yard behind a little house, with a place for each pawn. */
export function yard(pen: Pen, seat: number): void {
  const rect = yardOf(pen, seat);
  const { yard, yardEdge, place: empty } = runaroundHues(pen);
  rounded(pen, rect.x, rect.y, rect.width, rect.height, 14);
  fill(pen, yard);
  line(pen, yardEdge, pen.look.strong ? 3 : 2);
  cottage(pen, rect, seat);
  for (let at = 0; at < PLACES; at++) {
    const slot = slotOf(pen, seat, at);
    place(pen, seat, slot.x, slot.y + rect.height * 0.12, rect.height * 0.24);
    fill(pen, empty);
    line(pen, yardEdge, 2);
  }
}

function yardOf(pen: Pen, seat: number): Rect {
  const { band, yardAt, yard, width } = measuresOf(pen.look).plate;
  const { x, y } = plateOf(pen.look, seat);
  return { x: x + band + 8, y: y + yardAt, width: width - band - 16, height: yard };
}

/** The middle of whoever waits there. */
function slotOf(pen: Pen, seat: number, at: number): { readonly x: number; readonly y: number } {
  const rect = yardOf(pen, seat);
  const room = (rect.width - rect.height) / PLACES;
  return { x: rect.x + rect.height - 4 + room * (at + 0.5), y: rect.y + rect.height / 2 - 1 };
}

/** With a roof and a door in the side's colours. */
function cottage(pen: Pen, rect: Rect, seat: number): void {
  const { colour, edge } = side(pen, seat);
  pen.save();
  pen.translate(rect.x + rect.height / 2, rect.y + rect.height / 2);
  pen.scale(rect.height / 100, rect.height / 100);
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.rect(-26, -6, 52, 42);
  fill(pen, hues(pen).white);
  line(pen, edge, 5);
  pen.beginPath();
  for (const [x, y] of [
    [-38, -4],
    [0, -38],
    [38, -4],
  ] as const)
    pen.lineTo(x, y);
  pen.closePath();
  fill(pen, colour);
  line(pen, edge, 5);
  place(pen, seat, 0, 22, 14);
  fill(pen, edge);
  pen.restore();
}

/** The pawns that wait; a ring where one has just come out. */
export function home(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  seat: 0 | 1,
  boxes: Boxes,
): void {
  const { waiting: height } = measuresOf(pen.look).plate;
  if (hasEntered(request, seat) && view.homes[seat] < PLACES) left(pen, seat, view.homes[seat]);
  for (let at = 0; at < view.homes[seat]; at++) {
    const { x, y } = slotOf(pen, seat, at);
    pawn(pen, pawnOf(pen, seat), x, y, height);
    const rect = { x: x - height * 0.36, y: y - height / 2, width: height * 0.72, height };
    boxes.note('piece', `pawn ${seat} at home ${at}`, rect);
  }
}

function hasEntered(request: PictureRequest, seat: number): boolean {
  return (request.events as readonly RunaroundEvent[]).some(
    (event) => event.kind === 'entered' && event.seat === seat,
  );
}

function left(pen: Pen, seat: number, at: number): void {
  const { x, y } = slotOf(pen, seat, at);
  const { height } = yardOf(pen, seat);
  place(pen, seat, x, y + height * 0.12, height * 0.24);
  line(pen, hues(pen).ink, 7);
  line(pen, hues(pen).glow, 4);
}
