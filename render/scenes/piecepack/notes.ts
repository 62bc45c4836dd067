import type { PiecepackView } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { fitted, write } from '../../kit/words.ts';
import { type Field, LINE } from './field.ts';
import { token } from './token.ts';

const SIZE = 25;

/** The last two notes, each with the token of who wrote it. */
export function notes(pen: Pen, view: PiecepackView, on: Field, boxes: Boxes): void {
  const rect = on.notes;
  if (!rect) return;
  boxes.note('plate', 'notes', rect);
  view.notes.slice(-2).forEach(({ seat, text }, at) => {
    const [x, y] = [rect.x + 56, rect.y + 7 + (at + 0.5) * LINE];
    token(pen, seat, rect.x + 32, y, 13);
    const words = fitted(pen, plain(text), rect.width - 80, SIZE, 400);
    const width = write(pen, words, x, y, { size: SIZE, colour: hues(pen).ink, weight: 400 });
    boxes.note('text', words, { x, y: y - SIZE * 0.6, width, height: SIZE * 1.2 });
  });
}

/** On one line, ornamental letters as plain ones. */
function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
