import { type Refusal, refused } from '../../engine/refusal.ts';
import { keepLearned } from '../../store/learned.ts';
import { goOnWithLesson } from '../../store/lessons.ts';
import { type Act, once } from '../act.ts';
import type { House } from '../house.ts';
import type { Lesson } from './lesson.ts';
import { answerStep, type TutorialAnswer, type TutorialPosition } from './tutorial-position.ts';

/**
 * Answers a position of a tutorial. A right answer to the open step is recorded, the last one as a game learnt. Anything
 * else changes nothing: a wrong answer can be tried again, and an earlier position can be answered again.
 */
export async function solveStep(
  house: House,
  by: Act,
  { record }: Lesson,
  position: TutorialPosition,
  move: unknown,
): Promise<TutorialAnswer | Refusal> {
  const answer = answerStep(position, move);
  if (refused(answer) || !answer.isRight || record.step !== position.number) return answer;
  const solved = position.number + 1;
  const next = { ...record, step: solved, version: record.version + 1 };
  await once(house, by, async ({ store, at }) => {
    const isKept = await goOnWithLesson(store, next, at);
    if (isKept && solved === position.steps) await keepLearned(store, by.person, record.game, at);
    return isKept;
  });
  return answer;
}
