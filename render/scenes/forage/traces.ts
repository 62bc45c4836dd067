import type { ForageEvent, ForageView, Moved, Square } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import { departure, type Point, type TraceLook, trace } from '../../kit/arrow.ts';
import { hues, suitColour } from '../../kit/colours.ts';
import { newest } from '../../kit/order.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import { motifOf } from '../../look.ts';
import type { PictureRequest } from '../../request.ts';
import { straight, told, type Vector } from './courses.ts';
import { around, type Field, middle, whole } from './field.ts';
import { traceOf } from './look.ts';
import { trail } from './trail.ts';

/** Where pawns went, under the pieces; over an edge of the torus in two parts. */
export function traces(pen: Pen, request: PictureRequest, view: ForageView, on: Field): void {
  for (const event of latest(request)) if (isMoved(event)) moved(pen, on, event, view.pawns);
}

/** What of the events is drawn in full: where the last pawn went, and what it did there. */
export function latest(request: PictureRequest): readonly ForageEvent[] {
  return newest<ForageEvent>(request, isMoved);
}

/** Whether a pawn went somewhere. */
export function isMoved(event: ForageEvent): event is Moved {
  return event.kind === 'moved';
}

function moved(pen: Pen, on: Field, event: Moved, pawns: readonly Square[]): void {
  const known = told(event);
  const course = known ?? straight(on.board, event.from, event.to, pawns);
  if (!course) return;
  const look = traceOf(pen, event.seat, known === null);
  const { x, y, width, height } = around(on);
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  const ways = shifts(on).map((shift) => wayOf(on, event, course, shift));
  for (const [from, to] of ways) arrow(pen, on, from, to, look);
  for (const [from, to] of ways) crossings(pen, on, from, to, look);
  for (const [from, to] of ways) origin(pen, on, event.seat, from, to);
  pen.restore();
}

/** Where its trace begins and ends, from the square it left on; over an edge it goes on beyond that. */
export function courseOf(on: Field, event: Moved, pawns: readonly Square[]): readonly Point[] {
  const course = told(event) ?? straight(on.board, event.from, event.to, pawns);
  return course ? wayOf(on, event, course, { x: 0, y: 0 }) : [];
}

function wayOf(on: Field, event: Moved, course: Vector, shift: Point): readonly [Point, Point] {
  const start = middle(on, event.from);
  const from = { x: start.x + shift.x, y: start.y + shift.y };
  return [from, { x: from.x + course.right * on.cell, y: from.y - course.up * on.cell }];
}

function arrow(pen: Pen, on: Field, from: Point, to: Point, look: TraceLook): void {
  departure(pen, from, look, on.cell * 0.43);
  const print = pen.look.strong ? null : motifOf(pen, 'print');
  if (print) trail(pen, on, [from, to], look, print);
  else trace(pen, [from, to], look, on.cell * 0.3);
}

/** The torus is drawn nine times, so that what leaves on one side comes in on the other. */
function shifts(on: Field): readonly Point[] {
  if (on.ghost === 0) return [{ x: 0, y: 0 }];
  const by = [-1, 0, 1];
  return by.flatMap((dx) => by.map((dy) => ({ x: dx * on.columns * on.cell, y: dy * on.rows * on.cell })));
}

/** Whose trace it is: the suit's mark, on the ring, away from the arrow. */
function origin(pen: Pen, on: Field, seat: number, from: Point, to: Point): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const off = (on.cell * 0.43) / far;
  const [x, y] = [from.x - (to.x - from.x) * off, from.y - (to.y - from.y) * off];
  const radius = on.cell * 0.17;
  circle(pen, x, y, radius);
  fill(pen, suitColour(pen, seat));
  line(pen, hues(pen).white, 2.5);
  suitMark(pen, seat, x, y, radius * 0.7, hues(pen).white);
}

/** Where a way goes over a joined edge: a gate with an arrow on, on the side it leaves and on the side it comes in. */
function crossings(pen: Pen, on: Field, from: Point, to: Point, look: TraceLook): void {
  if (on.ghost === 0) return;
  const { x, y, width, height } = whole(on);
  const parts = [
    (x - from.x) / (to.x - from.x),
    (x + width - from.x) / (to.x - from.x),
    (y - from.y) / (to.y - from.y),
    (y + height - from.y) / (to.y - from.y),
  ].filter((part) => part > 0 && part < 1);
  for (const part of new Set(parts)) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    const inside = at.x > x - 1 && at.x < x + width + 1 && at.y > y - 1 && at.y < y + height + 1;
    if (inside) gate(pen, at, Math.atan2(to.y - from.y, to.x - from.x), look);
  }
}

function gate(pen: Pen, { x, y }: Point, angle: number, look: TraceLook): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  const radius = look.width * 1.3;
  circle(pen, 0, 0, radius);
  fill(pen, look.edge);
  line(pen, look.colour, 4);
  pen.beginPath();
  pen.moveTo(radius * 0.6, 0);
  pen.lineTo(-radius * 0.4, -radius * 0.55);
  pen.lineTo(-radius * 0.4, radius * 0.55);
  pen.closePath();
  fill(pen, look.colour);
  pen.restore();
}
