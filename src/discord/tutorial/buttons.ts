import { gameOf } from '../../tables/house.ts';
import { learnable } from '../../tables/lesson/plan.ts';
import { playAgainstAis } from '../acts/againstAis.ts';
import { answerInLesson, learnGame, stopLesson } from '../acts/learn/learning.ts';
import { answerTutorial, playRealGame, showStep } from '../acts/learn/tutorial.ts';
import { path, whole, word } from '../kit/fields.ts';
import { chosenIn, pressAtNone } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { isSecondTap } from '../kit/secondTap.ts';
import { whichMessage } from '../messages/learn/which.ts';
import { rulesMessage } from '../messages/rules/page.ts';

/** Begins a first game of that one, or goes on with it. */
export const learn = pressAtNone('learn', [word], learnGame);

/** Asks which game to learn. */
export const learnWhich = pressAtNone('learn-which', [], whichMessage);

/** The menu of games. */
export const learnPick = pressAtNone('learn-pick', [], (caller) =>
  learnGame(caller, chosenIn(caller.asked) ?? ''),
);

const FIELDS = [whole, whole, path] as const;

/** An answer of a lesson, the path being whole. */
export const learnAnswer = pressAtNone('learn-answer', FIELDS, (caller, lesson, version, way) =>
  isSecondTap(caller)
    ? answerInLesson(caller, { lesson, version }, { path: way.slice(0, -1), again: true })
    : answerInLesson(caller, { lesson, version }, { path: way }),
);

/** A menu of it: the last answer is what it chose. */
export const learnMenu = pressAtNone('learn-menu', FIELDS, async (caller, lesson, version, way) => {
  const { asked, language } = caller;
  if (!asked.isStringSelectMenu()) return forgedMessage(language);
  if (isSecondTap(caller))
    return await answerInLesson(caller, { lesson, version }, { path: way, again: true });
  return await answerInLesson(caller, { lesson, version }, { path: way, chosen: asked.values });
});

/** The way back to an earlier question. */
export const learnRethink = pressAtNone('learn-rethink', FIELDS, (caller, lesson, version, way) =>
  answerInLesson(caller, { lesson, version }, { path: way }),
);

/** A match of what was learnt, in this channel with AIs; the lesson stays as it ended. */
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

/** The rules of a game, beside the lesson and not in its place. */
export const learnRules = pressAtNone(
  'learn-rules',
  [word],
  async (caller, id) => {
    const game = gameOf(caller.bot.house, id);
    return game ? await rulesMessage(caller, game, 0, null) : forgedMessage(caller.language);
  },
  'anew',
);

/** Ends a lesson before its end. */
export const learnStop = pressAtNone('learn-stop', [whole], stopLesson);

const TUTORIAL_FIELDS = [whole, whole, path] as const;

/** Shows a step: the next one, or the same once more. */
export const tutorial = pressAtNone('tutorial', [whole, whole], showStep);

/** Answers a question of a step, the path being whole. */
export const tutorialAnswer = pressAtNone('tutorial-answer', TUTORIAL_FIELDS, (caller, lesson, step, way) =>
  isSecondTap(caller)
    ? answerTutorial(caller, lesson, step, { path: way.slice(0, -1), again: true })
    : answerTutorial(caller, lesson, step, { path: way }),
);

/** Answers by a menu: the last answer is what it chose. */
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

/** Goes back to an earlier question of a step. */
export const tutorialRethink = pressAtNone('tutorial-rethink', TUTORIAL_FIELDS, (caller, lesson, step, way) =>
  answerTutorial(caller, lesson, step, { path: way }),
);

/** Leaves the set positions, solved or not, for the free game. */
export const tutorialGame = pressAtNone('tutorial-game', [whole], playRealGame);
