import type { PieceKind, SeenPiece } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { die } from '../../kit/die.ts';
import { pawn } from '../../kit/pawn.ts';
import { fill, line } from '../../kit/shapes.ts';
import { suitMark } from '../../kit/suits.ts';
import { tile } from '../../kit/tile.ts';
import { piecepackCoin } from './coin.ts';
import { dieOf, pawnOf, suitOf } from './look.ts';

/** Lays a piece with the middle of its ground at (x, y), where a space is `cell` pixels wide. */
export function piece(pen: Pen, seen: SeenPiece, x: number, y: number, cell: number): void {
  DRAWN[seen.kind](pen, seen, x, y, cell);
}

/** How far to each side a piece goes, in spaces. */
export const REACH: Readonly<Record<PieceKind, number>> = { t: 0.98, c: 0.38, d: 0.32, p: 0.33 };

type Draw = (pen: Pen, seen: SeenPiece, x: number, y: number, cell: number) => void;

const DRAWN: Readonly<Record<PieceKind, Draw>> = { t: laidTile, c: laidCoin, d: laidDie, p: standingPawn };

function laidTile(
  pen: Pen,
  { side, suit, rank, angle }: SeenPiece,
  x: number,
  y: number,
  cell: number,
): void {
  const look = { side: side === 'f' ? 'face' : 'back', suit: suit && suitOf(suit), rank, angle } as const;
  tile(pen, look, x, y, cell * 2);
}

function laidCoin(
  pen: Pen,
  { side, suit, rank, angle }: SeenPiece,
  x: number,
  y: number,
  cell: number,
): void {
  const radius = Math.round(cell * REACH.c);
  piecepackCoin(pen, { side, suit: suit && suitOf(suit), rank, angle }, x, y, radius);
}

function laidDie(pen: Pen, { suit, rank, angle }: SeenPiece, x: number, y: number, cell: number): void {
  const number = suit === null ? 0 : suitOf(suit);
  const side = Math.round(cell * REACH.d * 2);
  die(pen, dieOf(pen, number), rank === 1 ? 0 : (rank ?? 0), x, y, side);
  if (rank === 1) suitMark(pen, number, x, y, side * 0.34, hues(pen).white);
  if (angle !== 0) pointer(pen, x, y, angle, side / 2);
}

function standingPawn(pen: Pen, { suit, angle }: SeenPiece, x: number, y: number, cell: number): void {
  const height = Math.round(cell * 0.9);
  pawn(pen, pawnOf(pen, suit === null ? 0 : suitOf(suit)), x, y - cell * 0.08, height);
  if (angle !== 0) pointer(pen, x, y - cell * 0.08, angle, height * 0.4);
}

/** Which way a piece looks that has no direction of its own: only where somebody has turned it. */
function pointer(pen: Pen, x: number, y: number, angle: number, far: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((-angle * Math.PI) / 180);
  pen.beginPath();
  pen.moveTo(0, -far - 11);
  pen.lineTo(-9, -far + 3);
  pen.lineTo(9, -far + 3);
  pen.closePath();
  pen.lineJoin = 'round';
  line(pen, hues(pen).ink, 6);
  fill(pen, hues(pen).white);
  pen.restore();
}
