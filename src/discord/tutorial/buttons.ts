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
export const learnPick = defineComponentWithoutTable('learn-pick', [], (ctx) =>
  learnGame(ctx, getChosenValue(ctx.interaction) ?? ''),
);

const FIELDS = [wholeNumber, wholeNumber, path] as const;

/** Handles an answer button of a lesson. The path includes the answer. */
export const learnAnswer = defineComponentWithoutTable('learn-answer', FIELDS, (ctx, lesson, version, way) =>
  isSecondTap(ctx)
    ? answerInLesson(ctx, { lesson, version }, { path: way.slice(0, -1), again: true })
    : answerInLesson(ctx, { lesson, version }, { path: way }),
);

/** Handles an answer menu of a lesson. Its choice is the last answer of the path. */
export const learnMenu = defineComponentWithoutTable(
  'learn-menu',
  FIELDS,
  async (ctx, lesson, version, way) => {
    const { interaction, language } = ctx;
    if (!interaction.isStringSelectMenu()) return createForgedMessage(language);
    if (isSecondTap(ctx)) return await answerInLesson(ctx, { lesson, version }, { path: way, again: true });
    return await answerInLesson(ctx, { lesson, version }, { path: way, chosen: interaction.values });
  },
);

/** Goes back to an earlier question. */
export const learnRethink = defineComponentWithoutTable(
  'learn-rethink',
  FIELDS,
  (ctx, lesson, version, way) => answerInLesson(ctx, { lesson, version }, { path: way }),
);

/** Opens a match of the learned game against AI players in this channel. */
export const learnMatch = defineComponentWithoutTable(
  'learn-match',
  [word],
  async (ctx, id) => {
    const game = findGame(ctx.bot.app, id);
    const canPlay = game && getLearnableGames([game]).length > 0;
    return canPlay ? await playAgainstAis(ctx, game) : createForgedMessage(ctx.language);
  },
  'anew',
);

/** Shows the rules of a game in a message beside the lesson. */
export const learnRules = defineComponentWithoutTable(
  'learn-rules',
  [word],
  async (ctx, id) => {
    const game = findGame(ctx.bot.app, id);
    return game ? await createRulesMessage(ctx, game, 0, null) : createForgedMessage(ctx.language);
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
  (ctx, lesson, step, way) =>
    isSecondTap(ctx)
      ? answerTutorial(ctx, lesson, step, { path: way.slice(0, -1), again: true })
      : answerTutorial(ctx, lesson, step, { path: way }),
);

/** Handles an answer menu of a tutorial step. Its choice is the last answer of the path. */
export const tutorialMenu = defineComponentWithoutTable(
  'tutorial-menu',
  TUTORIAL_FIELDS,
  async (ctx, lesson, step, way) => {
    const { interaction, language } = ctx;
    if (!interaction.isStringSelectMenu()) return createForgedMessage(language);
    if (isSecondTap(ctx)) return await answerTutorial(ctx, lesson, step, { path: way, again: true });
    return await answerTutorial(ctx, lesson, step, { path: way, chosen: interaction.values });
  },
);

/** Goes back to an earlier question of a tutorial step. */
export const tutorialRethink = defineComponentWithoutTable(
  'tutorial-rethink',
  TUTORIAL_FIELDS,
  (ctx, lesson, step, way) => answerTutorial(ctx, lesson, step, { path: way }),
);

/** Leaves the tutorial steps for a complete game. */
export const tutorialGame = defineComponentWithoutTable('tutorial-game', [wholeNumber], playRealGame);
