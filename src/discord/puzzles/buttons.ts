import { defineComponentWithoutTable } from '../core/component.ts';
import { path, wholeNumber } from '../core/fields.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { answerPuzzle, openPuzzle } from './solve.ts';

/** Opens a puzzle of the server in a private message. */
export const solve = defineComponentWithoutTable(
  'puzzle',
  [wholeNumber],
  (caller, number) => openPuzzle(caller, number),
  'anew',
);

const FIELDS = [wholeNumber, path] as const;

/** Handles an answer button of a puzzle. The path includes the answer. */
export const puzzleAnswer = defineComponentWithoutTable('puzzle-answer', FIELDS, (caller, number, way) =>
  isSecondTap(caller)
    ? answerPuzzle(caller, number, { path: way.slice(0, -1), again: true })
    : answerPuzzle(caller, number, { path: way }),
);

/** Handles an answer menu of a puzzle. Its choice is the last answer of the path. */
export const puzzleMenu = defineComponentWithoutTable('puzzle-menu', FIELDS, async (caller, number, way) => {
  const { asked, language } = caller;
  if (!asked.isStringSelectMenu()) return createForgedMessage(language);
  if (isSecondTap(caller)) return await answerPuzzle(caller, number, { path: way, again: true });
  return await answerPuzzle(caller, number, { path: way, chosen: asked.values });
});

/** Goes back to an earlier question. */
export const puzzleRethink = defineComponentWithoutTable('puzzle-rethink', FIELDS, (caller, number, way) =>
  answerPuzzle(caller, number, { path: way }),
);
