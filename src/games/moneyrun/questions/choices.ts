import type { Choice } from '../../../engine/question.ts';
import type { Text } from '../../../engine/text.ts';
import type { Square } from '../types.ts';

/** Creates a choice for each square, lettered A, B, … */
export function createLetteredChoices(
  squares: readonly Square[],
  label: (at: Square, mark: string) => Text,
): Choice[] {
  return squares.map((at, index) => {
    const mark = String.fromCharCode(65 + index);
    return { id: at, label: label(at, mark), at, mark };
  });
}
