import { getRay } from '../../../src/games/forage/board.ts';
import {
  type Board,
  DIRECTIONS,
  type Direction,
  type ForageEvent,
  type ForageView,
  type MovedEvent,
  type Square,
} from '../../../src/games/forage/types.ts';
import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import { drawDepartureRing, drawTraceArrow, type Point, type TraceStyle } from '../../kit/arrow.ts';
import { getKitHues, getSuitColour } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { getNewestEvents } from '../../kit/move-numbers.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import type { PictureRequest } from '../../request.ts';
import { findMotif } from '../../style.ts';
import { getTraceStyle } from './colours.ts';
import { type Field, getBoardRect, getSquareMiddle, getSurroundingRect } from './field.ts';

const VECTORS: Readonly<Record<Direction, Vector>> = {
  n: { right: 0, up: 1 },
  ne: { right: 1, up: 1 },
  e: { right: 1, up: 0 },
  se: { right: 1, up: -1 },
  s: { right: 0, up: -1 },
  sw: { right: -1, up: -1 },
  w: { right: -1, up: 0 },
  nw: { right: -1, up: 1 },
};

/** Distance between two footprints in parts of a square; an unknown way has fewer. */
const STRIDE = { known: 0.34, dotted: 0.6 };

/** Distance of left and right footprints from the path, and their size, in parts of a square. */
const SIDE_OFFSET = 0.13;

const PRINT_SIZE = 0.36;

/** Draws the traces of pawns, below the pieces; over an edge of the torus in two parts. */
export function drawTraces(pen: Pen, request: PictureRequest, view: ForageView, on: Field): void {
  for (const event of getLatestEvents(request)) if (isMoved(event)) drawMove(pen, on, event, view.pawns);
}

/** Returns the events that are drawn in full: where the last pawn went, and what it did there. */
export function getLatestEvents(request: PictureRequest): readonly ForageEvent[] {
  return getNewestEvents<ForageEvent>(request, isMoved);
}

/** Returns whether a pawn moved. */
export function isMoved(event: ForageEvent): event is MovedEvent {
  return event.kind === 'moved';
}

function drawMove(pen: Pen, on: Field, event: MovedEvent, pawns: readonly Square[]): void {
  const known = findKnownVector(event);
  const course = known ?? findStraightVector(on.board, event.from, event.to, pawns);
  if (!course) return;
  const look = getTraceStyle(pen, event.seat, known === null);
  const { x, y, width, height } = getSurroundingRect(on);
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  const ways = getTorusShifts(on).map((shift) => getTraceLine(on, event, course, shift));
  for (const [from, to] of ways) drawArrow(pen, on, from, to, look);
  for (const [from, to] of ways) drawCrossings(pen, on, from, to, look);
  for (const [from, to] of ways) drawOrigin(pen, on, event.seat, from, to);
  pen.restore();
}

/** Returns the start and the end of a trace; over an edge it goes on beyond the board. */
export function getCourse(on: Field, event: MovedEvent, pawns: readonly Square[]): readonly Point[] {
  const course = findKnownVector(event) ?? findStraightVector(on.board, event.from, event.to, pawns);
  return course ? getTraceLine(on, event, course, { x: 0, y: 0 }) : [];
}

function getTraceLine(on: Field, event: MovedEvent, course: Vector, shift: Point): readonly [Point, Point] {
  const start = getSquareMiddle(on, event.from);
  const from = { x: start.x + shift.x, y: start.y + shift.y };
  return [from, { x: from.x + course.right * on.cell, y: from.y - course.up * on.cell }];
}

function drawArrow(pen: Pen, on: Field, from: Point, to: Point, look: TraceStyle): void {
  drawDepartureRing(pen, from, look, on.cell * 0.43);
  const print = pen.look.strong ? null : findMotif(pen, 'print');
  if (print) drawTrail(pen, on, [from, to], look, print);
  else drawTraceArrow(pen, [from, to], look, on.cell * 0.3);
}

/** Returns the nine offsets of the torus, so that what leaves on one side comes in on the other. */
function getTorusShifts(on: Field): readonly Point[] {
  if (on.ghost === 0) return [{ x: 0, y: 0 }];
  const by = [-1, 0, 1];
  return by.flatMap((dx) => by.map((dy) => ({ x: dx * on.columns * on.cell, y: dy * on.rows * on.cell })));
}

/** Draws the suit's mark on the ring where the trace begins, away from the arrow. */
function drawOrigin(pen: Pen, on: Field, seat: number, from: Point, to: Point): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const off = (on.cell * 0.43) / far;
  const [x, y] = [from.x - (to.x - from.x) * off, from.y - (to.y - from.y) * off];
  const radius = on.cell * 0.17;
  beginCircle(pen, x, y, radius);
  fill(pen, getSuitColour(pen, seat));
  strokeOutline(pen, getKitHues(pen).white, 2.5);
  drawSuitMark(pen, seat, x, y, radius * 0.7, getKitHues(pen).white);
}

/** Draws a gate with an arrow at both sides of a joined edge that a way crosses. */
function drawCrossings(pen: Pen, on: Field, from: Point, to: Point, look: TraceStyle): void {
  if (on.ghost === 0) return;
  const { x, y, width, height } = getBoardRect(on);
  const parts = [
    (x - from.x) / (to.x - from.x),
    (x + width - from.x) / (to.x - from.x),
    (y - from.y) / (to.y - from.y),
    (y + height - from.y) / (to.y - from.y),
  ].filter((part) => part > 0 && part < 1);
  for (const part of new Set(parts)) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    const inside = at.x > x - 1 && at.x < x + width + 1 && at.y > y - 1 && at.y < y + height + 1;
    if (inside) drawGate(pen, at, Math.atan2(to.y - from.y, to.x - from.x), look);
  }
}

function drawGate(pen: Pen, { x, y }: Point, angle: number, look: TraceStyle): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  const radius = look.width * 1.3;
  beginCircle(pen, 0, 0, radius);
  fill(pen, look.edge);
  strokeOutline(pen, look.colour, 4);
  pen.beginPath();
  pen.moveTo(radius * 0.6, 0);
  pen.lineTo(-radius * 0.4, -radius * 0.55);
  pen.lineTo(-radius * 0.4, radius * 0.55);
  pen.closePath();
  fill(pen, look.colour);
  pen.restore();
}

/** Draws footprints from one place to another, left and right in turn, in the seat's colour; leaves both ends free. */
function drawTrail(
  pen: Pen,
  { cell }: Field,
  [from, to]: readonly [Point, Point],
  { colour, edge, dotted }: TraceStyle,
  print: Motif,
): void {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(across, down);
  const [first, last] = [cell * 0.62, far - cell * 0.4];
  const stride = cell * (dotted ? STRIDE.dotted : STRIDE.known);
  for (let at = first, step = 0; at <= last; at += stride, step++) {
    const side = cell * SIDE_OFFSET * (step % 2 === 0 ? 1 : -1);
    pen.save();
    pen.translate(from.x + (across * at) / far, from.y + (down * at) / far);
    pen.rotate(Math.atan2(down, across) + Math.PI / 2);
    drawMotif(pen, print, side, 0, cell * PRINT_SIZE, { colour, edge });
    pen.restore();
  }
}

/** Offset in squares to the right and up. */
interface Vector {
  readonly right: number;
  readonly up: number;
}

/** Returns the announced way, if any. */
function findKnownVector({ course }: MovedEvent): Vector | null {
  if (!course?.direction || !course.steps) return null;
  return multiplyVector(VECTORS[course.direction], course.steps);
}

/**
 * Returns the shortest straight way between two squares that no pawn blocks, else the shortest of all. Used if the way itself must stay
 * hidden (R-FO-5).
 */
function findStraightVector(board: Board, from: Square, to: Square, pawns: readonly Square[]): Vector | null {
  const ways = DIRECTIONS.flatMap((direction) => {
    const ahead = getRay(board, from, direction);
    const steps = ahead.indexOf(to) + 1;
    const closed = ahead.slice(0, Math.max(0, steps - 1)).some((square) => pawns.includes(square));
    return steps === 0 ? [] : [{ direction, steps, closed }];
  });
  const [best] = ways.sort(
    (one, other) => Number(one.closed) - Number(other.closed) || one.steps - other.steps,
  );
  return best ? multiplyVector(VECTORS[best.direction], best.steps) : null;
}

function multiplyVector({ right, up }: Vector, steps: number): Vector {
  return { right: right * steps, up: up * steps };
}
