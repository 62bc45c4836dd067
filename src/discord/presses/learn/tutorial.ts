import type { Path } from '../../../engine/question.ts';
import { answerTutorial, playRealGame, showStep } from '../../acts/learn/tutorial.ts';
import { path, whole } from '../../kit/fields.ts';
import { pressAtNone } from '../../kit/press.ts';
import { forgedMessage } from '../../kit/refusing.ts';
import { isSecondTap } from '../../kit/secondTap.ts';

declare module '../../kit/ids.ts' {
  interface Presses {
    tutorial: [lesson: number, step: number];
    'tutorial-answer': [lesson: number, step: number, path: Path];
    'tutorial-menu': [lesson: number, step: number, path: Path];
    'tutorial-rethink': [lesson: number, step: number, path: Path];
    'tutorial-game': [lesson: number];
  }
}

const FIELDS = [whole, whole, path] as const;

/** Shows a step: the next one, or the same once more. */
export const tutorial = pressAtNone('tutorial', [whole, whole], showStep);

/** Answers a question of a step, the path being whole. */
export const tutorialAnswer = pressAtNone('tutorial-answer', FIELDS, (caller, lesson, step, way) =>
  isSecondTap(caller)
    ? answerTutorial(caller, lesson, step, { path: way.slice(0, -1), again: true })
    : answerTutorial(caller, lesson, step, { path: way }),
);

/** Answers by a menu: the last answer is what it chose. */
export const tutorialMenu = pressAtNone('tutorial-menu', FIELDS, async (caller, lesson, step, way) => {
  const { asked, language } = caller;
  if (!asked.isStringSelectMenu()) return forgedMessage(language);
  if (isSecondTap(caller)) return await answerTutorial(caller, lesson, step, { path: way, again: true });
  return await answerTutorial(caller, lesson, step, { path: way, chosen: asked.values });
});

/** Goes back to an earlier question of a step. */
export const tutorialRethink = pressAtNone('tutorial-rethink', FIELDS, (caller, lesson, step, way) =>
  answerTutorial(caller, lesson, step, { path: way }),
);

/** Leaves the set positions, solved or not, for the free game. */
export const tutorialGame = pressAtNone('tutorial-game', [whole], playRealGame);
