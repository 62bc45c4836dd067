import type { ForageView, Square } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import { type Field, getBoardRect, parseSquare } from './field.ts';
import { drawPiecesOnSquares } from './pieces.ts';

/** Draws the pieces across joined edges once more, faintly, as far as the strip shows the eight neighbouring boards (R-FO-9). */
export function drawWrappedPieces(pen: Pen, view: ForageView, on: Field): void {
  if (on.ghost === 0) return;
  pen.save();
  clipToStrip(pen, on);
  pen.globalAlpha = 0.55;
  for (const dx of [-1, 0, 1]) {
    for (const dy of [-1, 0, 1]) if (dx !== 0 || dy !== 0) drawWrappedCopy(pen, view, on, dx, dy);
  }
  pen.restore();
}

function drawWrappedCopy(pen: Pen, view: ForageView, on: Field, dx: number, dy: number): void {
  pen.save();
  pen.translate(dx * on.columns * on.cell, dy * on.rows * on.cell);
  drawPiecesOnSquares(pen, view, on, view.coins, (square) => isInStrip(on, square, dx, dy));
  pen.restore();
}

/** Returns whether a square of the board shifted by (dx, dy) shows in the strip. */
function isInStrip(on: Field, square: Square, dx: number, dy: number): boolean {
  const { column, row } = parseSquare(square);
  const across = dx === 0 || column === (dx < 0 ? on.columns - 1 : 0);
  return across && (dy === 0 || row === (dy < 0 ? 0 : on.rows - 1));
}

/** Clips all further drawing to the strip beyond the edges. */
function clipToStrip(pen: Pen, on: Field): void {
  const { x, y, width, height } = getBoardRect(on);
  const { ghost } = on;
  pen.beginPath();
  pen.rect(x - ghost, y - ghost, width + ghost * 2, ghost);
  pen.rect(x - ghost, y + height, width + ghost * 2, ghost);
  pen.rect(x - ghost, y, ghost, height);
  pen.rect(x + width, y, ghost, height);
  pen.clip();
}
