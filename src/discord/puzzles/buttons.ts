import { answerPuzzle, openPuzzle } from '../acts/puzzles/solving.ts';
import { path, whole } from '../kit/fields.ts';
import { pressAtNone } from '../kit/press.ts';
import { forgedMessage } from '../kit/refusing.ts';
import { isSecondTap } from '../kit/secondTap.ts';

/** A puzzle of the server, for whoever wants to solve it: in a message of their own. */
export const solve = pressAtNone('puzzle', [whole], (caller, number) => openPuzzle(caller, number), 'anew');

const FIELDS = [whole, path] as const;

/** An answer of a puzzle, the path being whole. */
export const puzzleAnswer = pressAtNone('puzzle-answer', FIELDS, (caller, number, way) =>
  isSecondTap(caller)
    ? answerPuzzle(caller, number, { path: way.slice(0, -1), again: true })
    : answerPuzzle(caller, number, { path: way }),
);

/** A menu of it: the last answer is what it chose. */
export const puzzleMenu = pressAtNone('puzzle-menu', FIELDS, async (caller, number, way) => {
  const { asked, language } = caller;
  if (!asked.isStringSelectMenu()) return forgedMessage(language);
  if (isSecondTap(caller)) return await answerPuzzle(caller, number, { path: way, again: true });
  return await answerPuzzle(caller, number, { path: way, chosen: asked.values });
});

/** The way back to an earlier question. */
export const puzzleRethink = pressAtNone('puzzle-rethink', FIELDS, (caller, number, way) =>
  answerPuzzle(caller, number, { path: way }),
);
