import {
  DIRECTIONS,
  type Direction,
  type ForageEvent,
  type Moved,
  type Square,
} from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import { departure, type Point, type TraceLook, trace } from '../../kit/arrow.ts';
import type { PictureRequest } from '../../picture.ts';
import { type Field, middle, place, whole } from './field.ts';
import { traceOf } from './look.ts';

/** Where pawns went, under the pieces; over an edge of the torus in two parts. */
export function traces(pen: Pen, request: PictureRequest, on: Field): void {
  for (const event of request.events as readonly ForageEvent[])
    if (event.kind === 'moved') moved(pen, on, event);
}

function moved(pen: Pen, on: Field, event: Moved): void {
  const known = told(event);
  const course = known ?? straight(on, event.from, event.to);
  const look = traceOf(pen, event.seat, known === null);
  if (!course) return;
  pen.save();
  const { x, y, width, height } = whole(on);
  pen.beginPath();
  pen.rect(x - on.ghost, y - on.ghost, width + on.ghost * 2, height + on.ghost * 2);
  pen.clip();
  for (const shift of shifts(on)) arrow(pen, on, event, course, shift, look);
  pen.restore();
}

function arrow(pen: Pen, on: Field, event: Moved, course: Vector, shift: Point, look: TraceLook): void {
  const start = middle(on, event.from);
  const from = { x: start.x + shift.x, y: start.y + shift.y };
  const to = { x: from.x + course.right * on.cell, y: from.y - course.up * on.cell };
  departure(pen, from, look, on.cell * 0.43);
  trace(pen, [from, to], look, on.cell * 0.3);
}

/** The torus is drawn nine times, so that what leaves on one side comes in on the other. */
function shifts(on: Field): readonly Point[] {
  if (on.ghost === 0) return [{ x: 0, y: 0 }];
  const by = [-1, 0, 1];
  return by.flatMap((dx) => by.map((dy) => ({ x: dx * on.columns * on.cell, y: dy * on.rows * on.cell })));
}

/** Squares to the right and up. */
interface Vector {
  readonly right: number;
  readonly up: number;
}

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

/** The way that was told, where it was. */
function told({ course }: Moved): Vector | null {
  if (!course?.direction || !course.steps) return null;
  return times(VECTORS[course.direction], course.steps);
}

/** The shortest straight way between two squares: where the way itself is not to be known (R-FO-5). */
function straight(on: Field, from: Square, to: Square): Vector | null {
  for (let steps = 1; steps < Math.max(on.columns, on.rows); steps++) {
    const direction = DIRECTIONS.find((one) => leads(on, from, to, times(VECTORS[one], steps)));
    if (direction) return times(VECTORS[direction], steps);
  }
  return null;
}

function times({ right, up }: Vector, steps: number): Vector {
  return { right: right * steps, up: up * steps };
}

function leads(on: Field, from: Square, to: Square, { right, up }: Vector): boolean {
  const [start, end] = [place(from), place(to)];
  const wrap = (at: number, size: number): number => (on.ghost === 0 ? at : ((at % size) + size) % size);
  return wrap(start.column + right, on.columns) === end.column && wrap(start.row + up, on.rows) === end.row;
}
