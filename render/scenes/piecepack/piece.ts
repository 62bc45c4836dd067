import type { PieceKind, SeenPiece, Spot } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import { hues } from '../../kit/colours.ts';
import { die } from '../../kit/die.ts';
import { pawn } from '../../kit/pawn.ts';
import { fill, line } from '../../kit/shapes.ts';
import { GRAINS, tile } from '../../kit/tile.ts';
import { piecepackCoin } from './coin.ts';
import { dieOf, pawnOf, suitOf } from './look.ts';
import { measuresOf } from './measures.ts';

/** Lays a piece with the middle of its ground at (x, y), where a space is `cell` pixels wide. */
export function piece(pen: Pen, seen: SeenPiece, x: number, y: number, cell: number): void {
  DRAWN[seen.kind](pen, seen, x, y, cell);
}

type Draw = (pen: Pen, seen: SeenPiece, x: number, y: number, cell: number) => void;

const DRAWN: Readonly<Record<PieceKind, Draw>> = { t: laidTile, c: laidCoin, d: laidDie, p: standingPawn };

function laidTile(
  pen: Pen,
  { side, suit, rank, angle, place }: SeenPiece,
  x: number,
  y: number,
  cell: number,
): void {
  const grain = side === 'b' && place.kind === 'board' ? grainOf(place) : 0;
  const shown = side === 'f' ? 'face' : 'back';
  tile(pen, { side: shown, suit: suit && suitOf(suit), rank, angle, grain }, x, y, cell * 2);
}

/** Neighbours differ. */
function grainOf({ x, y }: Spot): number {
  return Math.floor(x + y * 0.5) % GRAINS;
}

function laidCoin(
  pen: Pen,
  { side, suit, rank, angle }: SeenPiece,
  x: number,
  y: number,
  cell: number,
): void {
  const radius = Math.round(cell * reachOf(pen, 'c'));
  piecepackCoin(pen, { side, suit: suit && suitOf(suit), rank, angle }, x, y, radius);
}

function laidDie(pen: Pen, { suit, rank, angle }: SeenPiece, x: number, y: number, cell: number): void {
  const number = suit === null ? 0 : suitOf(suit);
  const side = Math.round(cell * reachOf(pen, 'd') * 2);
  die(pen, dieOf(pen, number), rank ?? 0, x, y, side);
  if (angle !== 0) pointer(pen, x, y, angle, side / 2);
}

function standingPawn(pen: Pen, { suit, angle }: SeenPiece, x: number, y: number, cell: number): void {
  const height = Math.round(cell * reachOf(pen, 'p') * 2.73);
  pawn(pen, pawnOf(pen, suit === null ? 0 : suitOf(suit)), x, y - cell * 0.08, height);
  if (angle !== 0) pointer(pen, x, y - cell * 0.08, angle, height * 0.4);
}

function reachOf(pen: Pen, kind: PieceKind): number {
  return measuresOf(pen.look).reach[kind];
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
