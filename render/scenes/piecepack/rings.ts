import type { SeenPiece, Spot, Suit } from '../../../src/games/piecepack/types.ts';
import { drawDepartureRing, type Point, type TraceStyle } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { beginRoundedRect, strokeOutline } from '../../kit/shapes.ts';
import { getTraceStyle } from './colours.ts';
import { type Field, FRAME_WIDTH, getBoardRect, getPlaceMiddle, getStretches } from './field.ts';
import { getGroundRect, getTopMiddle } from './pieces.ts';
import { getStockPlace } from './supply.ts';
import { drawToken } from './token.ts';
import type { TraceContext } from './trace-context.ts';

const RING_WIDTH = 8;

/** Options of a ring: a certain die of its space, and whether it bears the player's token. */
interface RingOptions {
  readonly die?: Suit;
  readonly token: boolean;
}

/** Draws a ring round the highest piece there, or round the die of that suit. */
export function drawPieceRing(by: TraceContext, seat: number, at: Spot, how: RingOptions): void {
  const { pen, on } = by;
  const look = getTraceStyle(pen, seat, RING_WIDTH);
  const laid = on.laid.findLast(({ piece }) => isOnSpot(piece, at) && (!how.die || isDie(piece, how.die)));
  if (laid?.piece.kind === 't' || laid?.piece.kind === 'd') drawRim(by, getGroundRect(on, laid), look);
  else if (laid)
    drawDepartureRing(pen, getTopMiddle(on, laid), look, on.cell * (on.as.reach.c + 0.06) * laid.scale);
  else drawDepartureRing(pen, getPlaceMiddle(on, at.x, at.y), look, on.cell * 0.4);
  if (!how.token) return;
  if (laid) drawSignature(by, seat, getTokenCorner(getGroundRect(on, laid)));
  else drawSignature(by, seat, getPlaceMiddle(on, at.x + 0.36, at.y + 0.36));
}

function isOnSpot({ place }: SeenPiece, { x, y }: Spot): boolean {
  return place.kind === 'board' && place.x === x && place.y === y;
}

function isDie({ kind, suit }: SeenPiece, die: Suit): boolean {
  return kind === 'd' && suit === die;
}

function drawRim({ pen }: TraceContext, { x, y, width, height }: Rect, look: TraceStyle): void {
  beginRoundedRect(pen, x + 1, y + 1, width - 2, height - 2, 12);
  strokeOutline(pen, look.edge, look.width);
  strokeOutline(pen, look.colour, look.width - 3);
}

/** Returns the corner for the token: a tile's suit is at its far left corner, a height at the near left one. */
function getTokenCorner({ x, y, width }: Rect): Point {
  return { x: x + width * 0.94, y: y + width * 0.06 };
}

/** Draws the player's token wholly inside the picture, and records it for badges to avoid. */
export function drawSignature({ pen, on, boxes }: TraceContext, seat: number, at: Point): void {
  const radius = getTokenRadius(on);
  const [x, y] = [clampInside(at.x, radius, boxes.width), clampInside(at.y, radius, boxes.height)];
  drawToken(pen, seat, x, y, radius);
  boxes.note('piece', 'token', { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 });
}

function clampInside(at: number, radius: number, size: number): number {
  return Math.max(radius + 1, Math.min(size - radius - 1, at));
}

/** Returns the radius of a token on the board, in pixels. */
export function getTokenRadius({ cell, as }: Field): number {
  return Math.round(Math.max(10, cell * as.reach.c * 0.46));
}

/** Draws a ring round bag or box. */
export function drawStockRing(by: TraceContext, seat: number, what: 'bag' | 'box'): void {
  const { x, y, radius } = getStockPlace(by.on, what);
  drawDepartureRing(by.pen, { x, y }, getTraceStyle(by.pen, seat, RING_WIDTH), radius * 1.08);
  drawSignature(by, seat, { x: x - radius * 0.8, y: y + radius * 0.75 });
}

/** Draws a frame round the whole board. */
export function drawBoardFrame(by: TraceContext, seat: number): void {
  const look = getTraceStyle(by.pen, seat, RING_WIDTH);
  const far = FRAME_WIDTH / 2;
  for (const { x, y, width, height } of getStretches(by.on))
    drawRim(by, { x: x - far, y: y - far, width: width + FRAME_WIDTH, height: height + FRAME_WIDTH }, look);
  const { x, y, width } = getBoardRect(by.on);
  drawSignature(by, seat, { x: x + width, y: y - far + 6 });
}
