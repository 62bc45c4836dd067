import type { SeenPiece, Spot, Suit } from '../../../src/games/piecepack/types.ts';
import { departure, type Point, type TraceLook } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { line, rounded } from '../../kit/shapes.ts';
import { type Field, FRAME, middle, stretches, whole } from './field.ts';
import { traceOf } from './look.ts';
import { ground, spot } from './pieces.ts';
import { stockSpot } from './supply.ts';
import { token } from './token.ts';
import type { Tracing } from './tracing.ts';

const WIDE = 8;

/** What a ring goes round, a die among others on its space, and whether it bears the token of who did it. */
interface Ringed {
  readonly die?: Suit;
  readonly token: boolean;
}

/** Round the highest piece there, or the die of that suit. */
export function ringed(by: Tracing, seat: number, at: Spot, how: Ringed): void {
  const { pen, on } = by;
  const look = traceOf(pen, seat, WIDE);
  const laid = on.laid.findLast(({ piece }) => lies(piece, at) && (!how.die || isDie(piece, how.die)));
  if (laid?.piece.kind === 't' || laid?.piece.kind === 'd') rimmed(by, ground(on, laid), look);
  else if (laid) departure(pen, spot(on, laid), look, on.cell * (on.as.reach.c + 0.06) * laid.scale);
  else departure(pen, middle(on, at.x, at.y), look, on.cell * 0.4);
  if (!how.token) return;
  if (laid) signed(by, seat, corner(ground(on, laid)));
  else signed(by, seat, middle(on, at.x + 0.36, at.y + 0.36));
}

function lies({ place }: SeenPiece, { x, y }: Spot): boolean {
  return place.kind === 'board' && place.x === x && place.y === y;
}

function isDie({ kind, suit }: SeenPiece, die: Suit): boolean {
  return kind === 'd' && suit === die;
}

function rimmed({ pen }: Tracing, { x, y, width, height }: Rect, look: TraceLook): void {
  rounded(pen, x + 1, y + 1, width - 2, height - 2, 12);
  line(pen, look.edge, look.width);
  line(pen, look.colour, look.width - 3);
}

/** A tile's suit is at its far left corner, a height at the near left one. */
function corner({ x, y, width }: Rect): Point {
  return { x: x + width * 0.94, y: y + width * 0.06 };
}

/** The token of who did it, whole in the picture, for badges to keep off. */
export function signed({ pen, on, boxes }: Tracing, seat: number, at: Point): void {
  const radius = tokenRadius(on);
  const [x, y] = [inside(at.x, radius, boxes.width), inside(at.y, radius, boxes.height)];
  token(pen, seat, x, y, radius);
  boxes.note('piece', 'token', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
}

function inside(at: number, radius: number, size: number): number {
  return Math.max(radius + 1, Math.min(size - radius - 1, at));
}

/** The radius of a token on the board, in pixels. */
export function tokenRadius({ cell, as }: Field): number {
  return Math.round(Math.max(10, cell * as.reach.c * 0.46));
}

/** Round bag or box. */
export function ringedStock(by: Tracing, seat: number, what: 'bag' | 'box'): void {
  const { x, y, radius } = stockSpot(by.on, what);
  departure(by.pen, { x, y }, traceOf(by.pen, seat, WIDE), radius * 1.08);
  signed(by, seat, { x: x - radius * 0.8, y: y + radius * 0.75 });
}

/** Round the whole board. */
export function framed(by: Tracing, seat: number): void {
  const look = traceOf(by.pen, seat, WIDE);
  const far = FRAME / 2;
  for (const { x, y, width, height } of stretches(by.on))
    rimmed(by, { x: x - far, y: y - far, width: width + FRAME, height: height + FRAME }, look);
  const { x, y, width } = whole(by.on);
  signed(by, seat, { x: x + width, y: y - far + 6 });
}
