import type { Choice } from '../../../engine/question.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { Square } from '../types.ts';

/** Maximum number of letters on one board; more squares bear their coordinates. */
const MAX_LETTERS = 12;

/** Creates a choice for each square, lettered A, B, … as long as there are few, otherwise named by its coordinates. */
export function createLetteredChoices(squares: readonly Square[], label: (at: Square) => Text): Choice[] {
  if (squares.length > MAX_LETTERS) return squares.map((at) => ({ id: at, label: label(at), at, mark: at }));
  return squares.map((at, index) => {
    const mark = String.fromCharCode(65 + index);
    return { id: at, label: text('moneyrun:choose.lettered', { mark, what: label(at) }), at, mark };
  });
}
