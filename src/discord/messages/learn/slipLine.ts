import { type Lesson, slipIn } from '../../../app/tutorial/lesson.ts';
import { type Language, text } from '../../../engine/text.ts';
import { type Names, say } from '../../../words/say.ts';
import { bestMove } from './bestLine.ts';

/** What would have been better than the move that was made, where it was much better. */
export async function slipLine(
  before: Lesson,
  made: unknown,
  language: Language,
  names: Names,
): Promise<readonly string[]> {
  const lost = slipIn(before, made);
  const move = lost === null ? null : await bestMove(before, language, names);
  if (lost === null || move === null) return [];
  return [say(language, text('bot:learn.slip', { move, points: Math.round(lost * 100) }), names)];
}
