import { sameJson } from '../../engine/sameJson.ts';
import type { Lesson } from './lesson.ts';

/** What is given away by less than this is not spoken of: it may be the thought that is not sure. */
const MUCH = 0.15;

/** How much of the match a decision gave away against the best that was thought of, 0 to 1; null where that is not much. */
export function slipIn({ record: { advice } }: Pick<Lesson, 'record'>, move: unknown): number | null {
  if (advice === null || advice.chance === null) return null;
  const made = advice.options.find((option) => sameJson(option.move, move));
  if (!made || made.chance === null) return null;
  const lost = advice.chance - made.chance;
  return lost < MUCH ? null : lost;
}
