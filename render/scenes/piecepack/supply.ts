import type { PieceCounts, PieceKind, PiecepackView } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { write } from '../../kit/text.ts';
import { countPieces, drawCounts } from './counts.ts';
import type { Field } from './field.ts';
import { drawIcon } from './icons.ts';

/** Draws bag and box with the number of pieces in them, by kind. */
export function drawSupply(pen: Pen, view: PiecepackView, on: Field, boxes: Boxes): void {
  drawStock(pen, 'bag', view.bag, on, boxes);
  drawStock(pen, 'box', countBox(view), on, boxes);
}

/** Returns the place and size of the drawing of bag or box. */
export function getStockPlace(on: Field, what: 'bag' | 'box'): Point & { readonly radius: number } {
  const rect = on[what];
  const radius = isLow(on) ? rect.height * 0.42 : on.as.stock * 0.25;
  return { x: rect.x + radius * 1.3 + 8, y: rect.y + (isLow(on) ? rect.height / 2 : radius + 8), radius };
}

/** Returns whether they have one line, as below the board; beside it they have two. */
function isLow({ bag, as }: Field): boolean {
  return bag.height < as.stock;
}

/** Counts the publicly known pieces in the box and those that are only counted. */
function countBox({ box }: PiecepackView): PieceCounts {
  const known = (kind: PieceKind): number => box.known.filter((id) => id.startsWith(kind)).length;
  const { t, c, d, p } = box.unknown;
  return { t: t + known('t'), c: c + known('c'), d: d + known('d'), p: p + known('p') };
}

function drawStock(pen: Pen, what: 'bag' | 'box', many: PieceCounts, on: Field, boxes: Boxes): void {
  const rect: Rect = on[what];
  boxes.note('plate', what, rect);
  const { x, y, radius } = getStockPlace(on, what);
  drawIcon(pen, what, x, y, Math.round(radius));
  const size = on.as.total;
  const left = x + radius * 1.3 + 6;
  const all = String(countPieces(many));
  const width = write(pen, all, left, y, { size, colour: getKitHues(pen).ink });
  boxes.note('text', all, { x: left, y: y - size * 0.5, width, height: size });
  const from = isLow(on) ? left + size * 1.2 + 24 : rect.x + 16;
  const low = isLow(on) ? y : rect.y + rect.height - on.as.count * 0.75;
  const row = { x: from, y: low, room: rect.x + rect.width - from - 10, size: on.as.count };
  drawCounts(pen, many, row, boxes);
}
