import type { Denomination, MoneyRunEvent, MoneyRunView, Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import { type Point, trace } from '../../kit/arrow.ts';
import { hues } from '../../kit/colours.ts';
import { newest } from '../../kit/order.ts';
import { fill, line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { TILT } from './coin.ts';
import { seatColour } from './colours.ts';
import { type Field, middle, place, squareRect } from './field.ts';
import { traceOf } from './look.ts';
import { RADIUS } from './measures.ts';
import { ASIDE, pileOf } from './pile.ts';
import { seal } from './seal.ts';

type Shifted = Extract<MoneyRunEvent, { kind: 'shifted' }>;

/** A trace begins so far from the middle of its square, in parts of a square: the coin there keeps its figure. */
const START = { upright: 0.34, level: 0.355, slant: 0.48 } as const;
/** And ends so far from the middle of the last one, beside the pawn: up or down, sideways, aslant. */
const SHORT = { upright: 0.12, level: 0.25, slant: 0.36 } as const;
/** Where it runs, from the middle of a square: upright ways at the right of what stands there. */
const LANES = {
  upright: { x: 0.335, y: 0 },
  level: { x: ASIDE, y: 0.03 },
  slant: { x: ASIDE, y: 0.03 },
} as const;
/** On the way it passes at the lower right. */
const PASSING = { x: 0.335, y: 0.3 } as const;

/** What was done last, over the coins and under the pawns: a ring round a coin, an arrow from square to square. */
export function traces(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field): void {
  for (const event of last(request, view, on)) traced(pen, event, view, on);
}

/** The squares of what was done last, in the faint colour of whose doing it was: they lie under everything. */
export function grounds(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field): void {
  for (const event of last(request, view, on))
    for (const square of squaresOf(event)) ground(pen, on, square, 'seat' in event ? event.seat : 0);
}

function last(request: PictureRequest, view: MoneyRunView, on: Field): readonly MoneyRunEvent[] {
  return newest<MoneyRunEvent>(request, (event) => courseOf(on, view, event).length > 0);
}

function squaresOf(event: MoneyRunEvent): readonly Square[] {
  if (event.kind === 'started' || event.kind === 'placed') return [event.at];
  if (event.kind === 'shifted') return [event.from, event.to];
  return event.kind === 'moved' ? [event.from, ...event.path.slice(-1)] : [];
}

function ground(pen: Pen, on: Field, square: Square, seat: number): void {
  const { x, y, width, height } = squareRect(on, square);
  rounded(pen, x + 4, y + 4, width - 8, height - 8, 12);
  pen.globalAlpha = 0.32;
  fill(pen, seatColour(pen, seat));
  pen.globalAlpha = 1;
}

function traced(pen: Pen, event: MoneyRunEvent, view: MoneyRunView, on: Field): void {
  if (event.kind === 'started') signed(pen, on, event.at, event.seat);
  if (event.kind === 'placed') {
    ring(pen, view, on, event.at, event.coin, event.seat);
    signed(pen, on, event.at, event.seat);
  }
  if (event.kind === 'shifted') shifted(pen, view, on, event);
  if (event.kind === 'moved') walked(pen, on, [event.from, ...event.path], event.seat);
}

/** Where the trace of an event runs; a ring is where it is; nowhere where it leaves none. */
export function courseOf(on: Field, view: MoneyRunView, event: MoneyRunEvent): readonly Point[] {
  if (event.kind === 'started' || event.kind === 'placed') return [signature(on, event.at)];
  if (event.kind === 'shifted') return slid(view, on, event);
  return event.kind === 'moved' ? walk(on, [event.from, ...event.path]) : [];
}

function shifted(pen: Pen, view: MoneyRunView, on: Field, event: Shifted): void {
  ring(pen, view, on, event.to, event.coin, event.seat);
  arrow(pen, on, slid(view, on, event), event.seat);
}

function slid(view: MoneyRunView, on: Field, { from, to, coin }: Shifted): readonly Point[] {
  const start = along(on, from, to, from, START[course(from, to)]);
  return [start, reached(start, pileOf(view, on, to).top, RADIUS[coin] * on.cell)];
}

function walked(pen: Pen, on: Field, squares: readonly Square[], seat: number): void {
  arrow(pen, on, walk(on, squares), seat);
}

/** From the edge of the first square, where a ring with the seat's mark is, to the pawn on the last. */
function walk(on: Field, squares: readonly Square[]): readonly Point[] {
  const [from, next] = squares;
  const [before, to] = squares.slice(-2);
  if (!from || !next || !before || !to) return [];
  const start = along(on, from, next, from, START[course(from, next)]);
  const end = along(on, before, to, to, -SHORT[course(before, to)]);
  const passed = squares.slice(1, -1).map((square) => point(on, square, PASSING));
  return [start, ...passed, end];
}

function arrow(pen: Pen, on: Field, points: readonly Point[], seat: number): void {
  trace(pen, points, traceOf(pen, seat));
  const [start] = points;
  if (start) seal(pen, seat, start.x, start.y, Math.round(on.cell * 0.135));
}

/** Where a way to the middle of a coin comes to the ring round it. */
function reached(from: Point, to: Point, radius: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy / TILT) || 1;
  const part = Math.max(0, 1 - (radius + 9) / length);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

type Course = keyof typeof LANES;

function course(from: Square, to: Square): Course {
  const [one, other] = [place(from), place(to)];
  if (one.column === other.column) return 'upright';
  return one.row === other.row ? 'level' : 'slant';
}

/** A point of the lane of this step, `part` of a square further than the middle of `at`. */
function along(on: Field, from: Square, to: Square, at: Square, part: number): Point {
  const [one, other] = [middle(on, from), middle(on, to)];
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const { x, y } = LANES[course(from, to)];
  const [dx, dy] = [(other.x - one.x) / length, (other.y - one.y) / length];
  return point(on, at, { x: x + dx * part, y: y + dy * part });
}

/** So far from the middle of a square, in parts of it. */
function point(on: Field, square: Square, off: Point): Point {
  const { x, y } = middle(on, square);
  return { x: x + off.x * on.cell, y: y + off.y * on.cell };
}

/** Whose doing a coin or a pawn is, at the right of its square. */
function signed(pen: Pen, on: Field, at: Square, seat: number): void {
  const { x, y } = signature(on, at);
  seal(pen, seat, x, y, sealRadius(on));
}

function signature(on: Field, at: Square): Point {
  const { x, y } = middle(on, at);
  return { x: x + on.cell / 2 - sealRadius(on), y: y - on.cell * 0.2 };
}

function sealRadius(on: Field): number {
  return Math.round(on.cell * 0.13);
}

/** Round the coin that was laid there. */
function ring(pen: Pen, view: MoneyRunView, on: Field, at: Square, coin: Denomination, seat: number): void {
  const { x, y } = pileOf(view, on, at).top;
  const radius = RADIUS[coin] * on.cell + 4;
  pen.lineCap = 'round';
  for (const [colour, width] of [
    [hues(pen).white, 11],
    [seatColour(pen, seat), 7],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x, y, radius, radius * TILT, 0, 0, Math.PI * 2);
    line(pen, colour, width);
  }
}
