import { findGame } from '../../app/core/context.ts';
import { getLearnableGames } from '../../app/tutorial/lesson.ts';
import { defineComponentWithoutTable, getChosenValue } from '../core/component.ts';
import { path, wholeNumber, word } from '../core/fields.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { playAgainstAis } from '../lobby/against-ai.ts';
import { createRulesMessage } from '../rules/page.ts';
import { answerInLesson, learnGame, stopLesson } from './lesson.ts';
import { createLearnMenuMessage } from './no-lesson.ts';
import { answerTutorial, playRealGame, showStep } from './tutorial.ts';

/** Starts or continues the tutorial of a game. */
export const learn = defineComponentWithoutTable('learn', [word], learnGame);

/** Asks which game to learn. */
export const learnWhich = defineComponentWithoutTable('learn-which', [], createLearnMenuMessage);

/** Handles the menu of games. */
export const learnPick = defineComponentWithoutTable('learn-pick', [], (caller) =>
  learnGame(caller, getChosenValue(caller.asked) ?? ''),
);

const FIELDS = [wholeNumber, wholeNumber, path] as const;

/** Handles an answer button of a lesson. The path includes the answer. */
export const learnAnswer = defineComponentWithoutTable(
  'learn-answer',
  FIELDS,
  (caller, lesson, version, way) =>
    isSecondTap(caller)
      ? answerInLesson(caller, { lesson, version }, { path: way.slice(0, -1), again: true })
      : answerInLesson(caller, { lesson, version }, { path: way }),
);

/** Handles an answer menu of a lesson. Its choice is the last answer of the path. */
export const learnMenu = defineComponentWithoutTable(
  'learn-menu',
  FIELDS,
  async (caller, lesson, version, way) => {
    const { asked, language } = caller;
    if (!asked.isStringSelectMenu()) return createForgedMessage(language);
    if (isSecondTap(caller))
      return await answerInLesson(caller, { lesson, version }, { path: way, again: true });
    return await answerInLesson(caller, { lesson, version }, { path: way, chosen: asked.values });
  },
);

/** Goes back to an earlier question. */
export const learnRethink = defineComponentWithoutTable(
  'learn-rethink',
  FIELDS,
  (caller, lesson, version, way) => answerInLesson(caller, { lesson, version }, { path: way }),
);

/** Opens a match of the learned game against AI players in this channel. */
export const learnMatch = defineComponentWithoutTable(
  'learn-match',
  [word],
  async (caller, id) => {
    const game = findGame(caller.bot.app, id);
    const canPlay = game && getLearnableGames([game]).length > 0;
    return canPlay ? await playAgainstAis(caller, game) : createForgedMessage(caller.language);
  },
  'anew',
);

/** Shows the rules of a game in a message beside the lesson. */
export const learnRules = defineComponentWithoutTable(
  'learn-rules',
  [word],
  async (caller, id) => {
    const game = findGame(caller.bot.app, id);
    return game ? await createRulesMessage(caller, game, 0, null) : createForgedMessage(caller.language);
  },
  'anew',
);

/** Stops a lesson early. */
export const learnStop = defineComponentWithoutTable('learn-stop', [wholeNumber], stopLesson);

const TUTORIAL_FIELDS = [wholeNumber, wholeNumber, path] as const;

/** Shows the next step of a tutorial, or the same one again. */
export const tutorial = defineComponentWithoutTable('tutorial', [wholeNumber, wholeNumber], showStep);

/** Handles an answer button of a tutorial step. The path includes the answer. */
export const tutorialAnswer = defineComponentWithoutTable(
  'tutorial-answer',
  TUTORIAL_FIELDS,
  (caller, lesson, step, way) =>
    isSecondTap(caller)
      ? answerTutorial(caller, lesson, step, { path: way.slice(0, -1), again: true })
      : answerTutorial(caller, lesson, step, { path: way }),
);

/** Handles an answer menu of a tutorial step. Its choice is the last answer of the path. */
export const tutorialMenu = defineComponentWithoutTable(
  'tutorial-menu',
  TUTORIAL_FIELDS,
  async (caller, lesson, step, way) => {
    const { asked, language } = caller;
    if (!asked.isStringSelectMenu()) return createForgedMessage(language);
    if (isSecondTap(caller)) return await answerTutorial(caller, lesson, step, { path: way, again: true });
    return await answerTutorial(caller, lesson, step, { path: way, chosen: asked.values });
  },
);

/** Goes back to an earlier question of a tutorial step. */
export const tutorialRethink = defineComponentWithoutTable(
  'tutorial-rethink',
  TUTORIAL_FIELDS,
  (caller, lesson, step, way) => answerTutorial(caller, lesson, step, { path: way }),
);

/** Leaves the tutorial steps for a complete game. */
export const tutorialGame = defineComponentWithoutTable('tutorial-game', [wholeNumber], playRealGame);
