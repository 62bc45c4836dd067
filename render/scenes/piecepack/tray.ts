import type { SeenPiece } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { line, rounded } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { seatLook } from './look.ts';
import { piece } from './piece.ts';
import { rowsOf, widthOf } from './spread.ts';
import { token } from './token.ts';

/** The viewer's own area below the board, everything in full. */
export function tray(
  pen: Pen,
  own: readonly SeenPiece[],
  on: Field,
  request: PictureRequest,
  boxes: Boxes,
): void {
  const rect = on.tray;
  if (!rect) return;
  boxes.note('plate', 'tray', rect);
  rounded(pen, rect.x + 2, rect.y + 2, rect.width - 4, rect.height - 4, 13);
  line(pen, seatLook(pen, request.viewer ?? 0).colour, 4);
  token(pen, request.viewer ?? 0, rect.x + 22, rect.y + 22, 13);
  const { rows, unit } = rowsOf(own, rect.width, on.as.units);
  rows.forEach((row, at) => {
    spread(pen, row, unit, rect, rect.y + 8 + (at + 0.5) * unit * 2.15, boxes);
  });
}

function spread(
  pen: Pen,
  row: readonly SeenPiece[],
  unit: number,
  rect: Rect,
  y: number,
  boxes: Boxes,
): void {
  const width = row.reduce((sum, seen) => sum + widthOf(seen, unit), 0);
  let x = rect.x + (rect.width - width) / 2;
  for (const seen of row) {
    const wide = widthOf(seen, unit);
    const cell = seen.kind === 't' ? unit : unit * 1.8;
    piece(pen, shown(seen), x + wide / 2, y, cell);
    boxes.note('piece', seen.key, { x, y: y - wide / 2, width: wide, height: wide });
    x += wide;
  }
}

/** In one's own hand a tile is seen from its face. */
function shown(seen: SeenPiece): SeenPiece {
  return seen.kind === 't' && seen.suit !== null ? { ...seen, side: 'f' } : seen;
}
