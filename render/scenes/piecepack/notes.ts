import type { PiecepackView } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { truncateText, write } from '../../kit/text.ts';
import type { Field } from './field.ts';
import { drawToken } from './token.ts';

/** Draws the last notes, each with its author's token. */
export function drawNotes(pen: Pen, view: PiecepackView, on: Field, boxes: Boxes): void {
  const rect = on.notes;
  if (!rect) return;
  boxes.note('plate', 'notes', rect);
  view.notes.slice(-on.as.notes).forEach(({ seat, text }, at) => {
    const y = rect.y + 7 + (at + 0.5) * on.as.line;
    drawToken(pen, seat, rect.x + 32, y, Math.round(on.as.note * 0.54));
    drawNote(pen, toPlainLine(text), rect, y, on.as.note, boxes);
  });
}

function drawNote(pen: Pen, text: string, rect: Rect, y: number, size: number, boxes: Boxes): void {
  const x = rect.x + 60;
  const words = truncateText(pen, text, rect.width - 80, size, 400);
  const width = write(pen, words, x, y, { size, colour: getKitHues(pen).ink, weight: 400 });
  boxes.note('text', words, { x, y: y - size * 0.6, width, height: size * 1.2 });
}

/** Returns the text on one line, with ornamental letters made plain. */
function toPlainLine(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
