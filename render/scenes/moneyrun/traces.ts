import type { Denomination, MoneyRunEvent, MoneyRunView, Square } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import { drawTraceArrow, type Point } from '../../kit/arrow.ts';
import { getKitHues } from '../../kit/colours.ts';
import { getNewestEvents } from '../../kit/move-numbers.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { findMotif } from '../../style.ts';
import { TILT } from './coin.ts';
import { getMoneyRunHues, getSeatColour, getTraceStyle } from './colours.ts';
import { type Field, getBoardRect, getSquareMiddle, getSquareRect, parseSquare } from './field.ts';
import { COIN_RADIUS } from './measures.ts';
import { getPile, PIECE_OFFSET } from './pile.ts';
import { drawSeatSeal } from './seat-seal.ts';

type CoinShifted = Extract<MoneyRunEvent, { kind: 'shifted' }>;

/** Distance of a trace's start from the middle of its square, in parts of a square: the coin's figure stays visible. */
const START_OFFSETS = { upright: 0.34, level: 0.355, slant: 0.48 } as const;
/** Distance of a trace's end from the middle of the last square, beside the pawn: up or down, sideways, diagonally. */
const END_OFFSETS = { upright: 0.12, level: 0.25, slant: 0.36 } as const;
/** Offset of a trace from the middle of a square: upright ways at the right of what stands there. */
const LANE_OFFSETS = {
  upright: { x: 0.335, y: 0 },
  level: { x: PIECE_OFFSET, y: 0.03 },
  slant: { x: PIECE_OFFSET, y: 0.03 },
} as const;
/** Offset when passing a square: at the lower right. */
const PASSING_OFFSET = { x: 0.335, y: 0.3 } as const;

/** Draws the last actions, over the coins and below the pawns: a ring round a coin, an arrow from square to square. */
export function drawTraces(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field): void {
  for (const event of getLatestEvents(request, view, on)) drawEventTrace(pen, event, view, on);
}

/** Draws the squares of the last actions in the faint colour of the player, below everything. */
export function drawTraceGrounds(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field): void {
  for (const event of getLatestEvents(request, view, on))
    for (const square of getEventSquares(event))
      drawGround(pen, on, square, 'seat' in event ? event.seat : 0);
}

/** Draws ripples round the newest stones on a theme's water. */
export function drawRipples(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field): void {
  if (pen.look.strong || !findMotif(pen, 'ripple')) return;
  for (const event of getLatestEvents(request, view, on)) {
    if (event.kind === 'placed') drawRipple(pen, on, event.at);
    if (event.kind === 'shifted') drawRipple(pen, on, event.to);
  }
}

/** Radii of ripples, in parts of a square. */
const RIPPLE_RADII = [0.62, 0.76, 0.9] as const;

/** Draws the ripples of a square, cut at the edges of the board. */
function drawRipple(pen: Pen, on: Field, at: Square): void {
  const { x, y } = getSquareMiddle(on, at);
  const board = getBoardRect(on);
  pen.save();
  pen.beginPath();
  pen.rect(board.x, board.y, board.width, board.height);
  pen.clip();
  RIPPLE_RADII.forEach((radius, ring) => {
    pen.beginPath();
    pen.ellipse(x, y, radius * on.cell, radius * on.cell * 0.86, 0, 0, Math.PI * 2);
    pen.globalAlpha = 0.7 - ring * 0.2;
    strokeOutline(pen, getMoneyRunHues(pen).shore, 4 - ring * 0.7);
  });
  pen.restore();
}

function getLatestEvents(request: PictureRequest, view: MoneyRunView, on: Field): readonly MoneyRunEvent[] {
  return getNewestEvents<MoneyRunEvent>(request, (event) => getCourse(on, view, event).length > 0);
}

function getEventSquares(event: MoneyRunEvent): readonly Square[] {
  if (event.kind === 'started' || event.kind === 'placed') return [event.at];
  if (event.kind === 'shifted') return [event.from, event.to];
  return event.kind === 'moved' ? [event.from, ...event.path.slice(-1)] : [];
}

function drawGround(pen: Pen, on: Field, square: Square, seat: number): void {
  const { x, y, width, height } = getSquareRect(on, square);
  beginRoundedRect(pen, x + 4, y + 4, width - 8, height - 8, 12);
  pen.globalAlpha = 0.32;
  fill(pen, getSeatColour(pen, seat));
  pen.globalAlpha = 1;
}

function drawEventTrace(pen: Pen, event: MoneyRunEvent, view: MoneyRunView, on: Field): void {
  if (event.kind === 'started') drawSignature(pen, on, event.at, event.seat);
  if (event.kind === 'placed') {
    drawCoinRing(pen, view, on, event.at, event.coin, event.seat);
    drawSignature(pen, on, event.at, event.seat);
  }
  if (event.kind === 'shifted') drawCoinShift(pen, view, on, event);
  if (event.kind === 'moved') drawWalk(pen, on, [event.from, ...event.path], event.seat);
}

/** Returns the path of an event's trace: one point for a ring, empty if it leaves none. */
export function getCourse(on: Field, view: MoneyRunView, event: MoneyRunEvent): readonly Point[] {
  if (event.kind === 'started' || event.kind === 'placed') return [getSignaturePlace(on, event.at)];
  if (event.kind === 'shifted') return getSlideCourse(view, on, event);
  return event.kind === 'moved' ? getWalkCourse(on, [event.from, ...event.path]) : [];
}

function drawCoinShift(pen: Pen, view: MoneyRunView, on: Field, event: CoinShifted): void {
  drawCoinRing(pen, view, on, event.to, event.coin, event.seat);
  drawArrow(pen, on, getSlideCourse(view, on, event), event.seat);
}

function getSlideCourse(view: MoneyRunView, on: Field, { from, to, coin }: CoinShifted): readonly Point[] {
  const start = getLanePoint(on, from, to, from, START_OFFSETS[getDirection(from, to)]);
  return [start, getRingEdge(start, getPile(view, on, to).top, COIN_RADIUS[coin] * on.cell)];
}

function drawWalk(pen: Pen, on: Field, squares: readonly Square[], seat: number): void {
  drawArrow(pen, on, getWalkCourse(on, squares), seat);
}

/** Returns the path from the edge of the first square, where a ring has the seat's mark, to the pawn on the last. */
function getWalkCourse(on: Field, squares: readonly Square[]): readonly Point[] {
  const [from, next] = squares;
  const [before, to] = squares.slice(-2);
  if (!from || !next || !before || !to) return [];
  const start = getLanePoint(on, from, next, from, START_OFFSETS[getDirection(from, next)]);
  const end = getLanePoint(on, before, to, to, -END_OFFSETS[getDirection(before, to)]);
  const passed = squares.slice(1, -1).map((square) => getSquarePoint(on, square, PASSING_OFFSET));
  return [start, ...passed, end];
}

function drawArrow(pen: Pen, on: Field, points: readonly Point[], seat: number): void {
  drawTraceArrow(pen, points, getTraceStyle(pen, seat));
  const [start] = points;
  if (start) drawSeatSeal(pen, seat, start.x, start.y, Math.round(on.cell * 0.135));
}

/** Returns the point where a way to the middle of a coin meets the ring round it. */
function getRingEdge(from: Point, to: Point, radius: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy / TILT) || 1;
  const part = Math.max(0, 1 - (radius + 9) / length);
  return { x: from.x + dx * part, y: from.y + dy * part };
}

type TraceDirection = keyof typeof LANE_OFFSETS;

function getDirection(from: Square, to: Square): TraceDirection {
  const [one, other] = [parseSquare(from), parseSquare(to)];
  if (one.column === other.column) return 'upright';
  return one.row === other.row ? 'level' : 'slant';
}

/** Returns a point of this step's lane, `part` of a square beyond the middle of `at`. */
function getLanePoint(on: Field, from: Square, to: Square, at: Square, part: number): Point {
  const [one, other] = [getSquareMiddle(on, from), getSquareMiddle(on, to)];
  const length = Math.hypot(other.x - one.x, other.y - one.y) || 1;
  const { x, y } = LANE_OFFSETS[getDirection(from, to)];
  const [dx, dy] = [(other.x - one.x) / length, (other.y - one.y) / length];
  return getSquarePoint(on, at, { x: x + dx * part, y: y + dy * part });
}

/** Returns the point at this offset from the middle of a square, in parts of it. */
function getSquarePoint(on: Field, square: Square, off: Point): Point {
  const { x, y } = getSquareMiddle(on, square);
  return { x: x + off.x * on.cell, y: y + off.y * on.cell };
}

/** Draws the mark of the player who moved a coin or pawn, at the right of its square. */
function drawSignature(pen: Pen, on: Field, at: Square, seat: number): void {
  const { x, y } = getSignaturePlace(on, at);
  drawSeatSeal(pen, seat, x, y, getSealRadius(on));
}

function getSignaturePlace(on: Field, at: Square): Point {
  const { x, y } = getSquareMiddle(on, at);
  return { x: x + on.cell / 2 - getSealRadius(on), y: y - on.cell * 0.2 };
}

function getSealRadius(on: Field): number {
  return Math.round(on.cell * 0.13);
}

/** Draws a ring round the coin that was laid there. */
function drawCoinRing(
  pen: Pen,
  view: MoneyRunView,
  on: Field,
  at: Square,
  coin: Denomination,
  seat: number,
): void {
  const { x, y } = getPile(view, on, at).top;
  const radius = COIN_RADIUS[coin] * on.cell + 4;
  pen.lineCap = 'round';
  for (const [colour, width] of [
    [getKitHues(pen).white, 11],
    [getSeatColour(pen, seat), 7],
  ] as const) {
    pen.beginPath();
    pen.ellipse(x, y, radius, radius * TILT, 0, 0, Math.PI * 2);
    strokeOutline(pen, colour, width);
  }
}
