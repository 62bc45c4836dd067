import type { SeenPiece } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { beginRoundedRect, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { drawPiece } from './piece.ts';
import { getSeatStyle } from './styles.ts';
import { drawToken } from './token.ts';
import { fitRows, getPieceWidth } from './tray-rows.ts';

/** Draws the viewer's own area below the board, with everything known. */
export function drawTray(
  pen: Pen,
  own: readonly SeenPiece[],
  on: Field,
  request: PictureRequest,
  boxes: Boxes,
): void {
  const rect = on.tray;
  if (!rect) return;
  boxes.note('plate', 'tray', rect);
  beginRoundedRect(pen, rect.x + 2, rect.y + 2, rect.width - 4, rect.height - 4, 13);
  strokeOutline(pen, getSeatStyle(pen, request.viewer ?? 0).colour, 4);
  drawToken(pen, request.viewer ?? 0, rect.x + 22, rect.y + 22, 13);
  const { rows, unit } = fitRows(own, rect.width, on.as.units);
  rows.forEach((row, at) => {
    drawTrayRow(pen, row, unit, rect, rect.y + 8 + (at + 0.5) * unit * 2.15, boxes);
  });
}

function drawTrayRow(
  pen: Pen,
  row: readonly SeenPiece[],
  unit: number,
  rect: Rect,
  y: number,
  boxes: Boxes,
): void {
  const width = row.reduce((sum, seen) => sum + getPieceWidth(seen, unit), 0);
  let x = rect.x + (rect.width - width) / 2;
  for (const seen of row) {
    const wide = getPieceWidth(seen, unit);
    const cell = seen.kind === 't' ? unit : unit * 1.8;
    drawPiece(pen, turnTile(seen), x + wide / 2, y, cell);
    boxes.note('piece', seen.key, { x, y: y - wide / 2, width: wide, height: wide });
    x += wide;
  }
}

/** Returns a tile as the player sees it in hand: face up. */
function turnTile(seen: SeenPiece): SeenPiece {
  return seen.kind === 't' && seen.suit !== null ? { ...seen, side: 'f' } : seen;
}
