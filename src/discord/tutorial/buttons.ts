import { gameOf } from '../../app/core/context.ts';
import { learnable } from '../../app/tutorial/lesson.ts';
import { path, whole, word } from '../core/fields.ts';
import { chosenIn, pressAtNone } from '../core/press.ts';
import { forgedMessage } from '../core/refusing.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { playAgainstAis } from '../lobby/against-ai.ts';
import { rulesMessage } from '../rules/page.ts';
import { answerInLesson, learnGame, stopLesson } from './lesson.ts';
import { whichMessage } from './no-lesson.ts';
import { answerTutorial, playRealGame, showStep } from './tutorial.ts';

/** Starts or continues the tutorial of a game. */
export const learn = pressAtNone('learn', [word], learnGame);

/** Asks which game to learn. */
export const learnWhich = pressAtNone('learn-which', [], whichMessage);

/** Handles the menu of games. */
export const learnPick = pressAtNone('learn-pick', [], (caller) =>
  learnGame(caller, chosenIn(caller.asked) ?? ''),
);

const FIELDS = [whole, whole, path] as const;

/** Handles an answer button of a lesson. The path includes the answer. */
export const learnAnswer = pressAtNone('learn-answer', FIELDS, (caller, lesson, version, way) =>
  isSecondTap(caller)
    ? answerInLesson(caller, { lesson, version }, { path: way.slice(0, -1), again: true })
    : answerInLesson(caller, { lesson, version }, { path: way }),
);

/** Handles an answer menu of a lesson. Its choice is the last answer of the path. */
export const learnMenu = pressAtNone('learn-menu', FIELDS, async (caller, lesson, version, way) => {
  const { asked, language } = caller;
  if (!asked.isStringSelectMenu()) return forgedMessage(language);
  if (isSecondTap(caller))
    return await answerInLesson(caller, { lesson, version }, { path: way, again: true });
  return await answerInLesson(caller, { lesson, version }, { path: way, chosen: asked.values });
});

/** Goes back to an earlier question. */
export const learnRethink = pressAtNone('learn-rethink', FIELDS, (caller, lesson, version, way) =>
  answerInLesson(caller, { lesson, version }, { path: way }),
);

/** Opens a match of the learned game against AI players in this channel. */
export const learnMatch = pressAtNone(
  'learn-match',
  [word],
  async (caller, id) => {
    const game = gameOf(caller.bot.house, id);
    const canPlay = game && learnable([game]).length > 0;
    return canPlay ? await playAgainstAis(caller, game) : forgedMessage(caller.language);
  },
  'anew',
);

/** Shows the rules of a game in a message beside the lesson. */
export const learnRules = pressAtNone(
  'learn-rules',
  [word],
  async (caller, id) => {
    const game = gameOf(caller.bot.house, id);
    return game ? await rulesMessage(caller, game, 0, null) : forgedMessage(caller.language);
  },
  'anew',
);

/** Stops a lesson early. */
export const learnStop = pressAtNone('learn-stop', [whole], stopLesson);

const TUTORIAL_FIELDS = [whole, whole, path] as const;

/** Shows the next step of a tutorial, or the same one again. */
export const tutorial = pressAtNone('tutorial', [whole, whole], showStep);

/** Handles an answer button of a tutorial step. The path includes the answer. */
export const tutorialAnswer = pressAtNone('tutorial-answer', TUTORIAL_FIELDS, (caller, lesson, step, way) =>
  isSecondTap(caller)
    ? answerTutorial(caller, lesson, step, { path: way.slice(0, -1), again: true })
    : answerTutorial(caller, lesson, step, { path: way }),
);

/** Handles an answer menu of a tutorial step. Its choice is the last answer of the path. */
export const tutorialMenu = pressAtNone(
  'tutorial-menu',
  TUTORIAL_FIELDS,
  async (caller, lesson, step, way) => {
    const { asked, language } = caller;
    if (!asked.isStringSelectMenu()) return forgedMessage(language);
    if (isSecondTap(caller)) return await answerTutorial(caller, lesson, step, { path: way, again: true });
    return await answerTutorial(caller, lesson, step, { path: way, chosen: asked.values });
  },
);

/** Goes back to an earlier question of a tutorial step. */
export const tutorialRethink = pressAtNone('tutorial-rethink', TUTORIAL_FIELDS, (caller, lesson, step, way) =>
  answerTutorial(caller, lesson, step, { path: way }),
);

/** Leaves the tutorial steps for a whole game. */
export const tutorialGame = pressAtNone('tutorial-game', [whole], playRealGame);
