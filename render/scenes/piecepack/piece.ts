import type { PieceKind, SeenPiece, Spot } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawDie } from '../../kit/die.ts';
import { drawPawn, getSuitPawnStyle } from '../../kit/pawn.ts';
import { fill, strokeOutline } from '../../kit/shapes.ts';
import { drawTile, GRAIN_COUNT } from '../../kit/tile.ts';
import { drawPiecepackCoin } from './coin.ts';
import { getDieStyle, getSuitNumber } from './colours.ts';
import { getMeasures } from './measures.ts';

/** Draws a piece with the middle of its ground at (x, y), where a space is `cell` pixels wide. */
export function drawPiece(pen: Pen, seen: SeenPiece, x: number, y: number, cell: number): void {
  DRAW_BY_KIND[seen.kind](pen, seen, x, y, cell);
}

type DrawFunction = (pen: Pen, seen: SeenPiece, x: number, y: number, cell: number) => void;

const DRAW_BY_KIND: Readonly<Record<PieceKind, DrawFunction>> = {
  t: drawLaidTile,
  c: drawLaidCoin,
  d: drawLaidDie,
  p: drawStandingPawn,
};

function drawLaidTile(
  pen: Pen,
  { side, suit, rank, angle, place }: SeenPiece,
  x: number,
  y: number,
  cell: number,
): void {
  const grain = side === 'b' && place.kind === 'board' ? getGrain(place) : 0;
  const shown = side === 'f' ? 'face' : 'back';
  drawTile(pen, { side: shown, suit: suit && getSuitNumber(suit), rank, angle, grain }, x, y, cell * 2);
}

/** Returns a grain by position, so that neighbours differ. */
function getGrain({ x, y }: Spot): number {
  return Math.floor(x + y * 0.5) % GRAIN_COUNT;
}

function drawLaidCoin(
  pen: Pen,
  { side, suit, rank, angle }: SeenPiece,
  x: number,
  y: number,
  cell: number,
): void {
  const radius = Math.round(cell * getPointerReach(pen, 'c'));
  drawPiecepackCoin(pen, { side, suit: suit && getSuitNumber(suit), rank, angle }, x, y, radius);
}

function drawLaidDie(pen: Pen, { suit, rank, angle }: SeenPiece, x: number, y: number, cell: number): void {
  const number = suit === null ? 0 : getSuitNumber(suit);
  const side = Math.round(cell * getPointerReach(pen, 'd') * 2);
  drawDie(pen, getDieStyle(pen, number), rank ?? 0, x, y, side);
  if (angle !== 0) drawPointer(pen, x, y, angle, side / 2);
}

function drawStandingPawn(pen: Pen, { suit, angle }: SeenPiece, x: number, y: number, cell: number): void {
  const height = Math.round(cell * getPointerReach(pen, 'p') * 2.73);
  drawPawn(pen, getSuitPawnStyle(pen, suit === null ? 0 : getSuitNumber(suit)), x, y - cell * 0.08, height);
  if (angle !== 0) drawPointer(pen, x, y - cell * 0.08, angle, height * 0.4);
}

function getPointerReach(pen: Pen, kind: PieceKind): number {
  return getMeasures(pen.look).reach[kind];
}

/** Draws the direction of a piece without one of its own, only after a player has turned it. */
function drawPointer(pen: Pen, x: number, y: number, angle: number, far: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((-angle * Math.PI) / 180);
  pen.beginPath();
  pen.moveTo(0, -far - 11);
  pen.lineTo(-9, -far + 3);
  pen.lineTo(9, -far + 3);
  pen.closePath();
  pen.lineJoin = 'round';
  strokeOutline(pen, getKitHues(pen).ink, 6);
  fill(pen, getKitHues(pen).white);
  pen.restore();
}
