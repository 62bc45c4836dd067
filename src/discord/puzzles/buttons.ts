import { defineComponentWithoutTable } from '../core/component.ts';
import { path, wholeNumber } from '../core/fields.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { answerPuzzle, openPuzzle } from './solve.ts';

/** Opens a puzzle of the server in a private message. */
export const solve = defineComponentWithoutTable(
  'puzzle',
  [wholeNumber],
  (ctx, number) => openPuzzle(ctx, number),
  'anew',
);

const FIELDS = [wholeNumber, path] as const;

/** Handles an answer button of a puzzle. The path includes the answer. */
export const puzzleAnswer = defineComponentWithoutTable('puzzle-answer', FIELDS, (ctx, number, way) =>
  isSecondTap(ctx)
    ? answerPuzzle(ctx, number, { path: way.slice(0, -1), again: true })
    : answerPuzzle(ctx, number, { path: way }),
);

/** Handles an answer menu of a puzzle. Its choice is the last answer of the path. */
export const puzzleMenu = defineComponentWithoutTable('puzzle-menu', FIELDS, async (ctx, number, way) => {
  const { interaction, language } = ctx;
  if (!interaction.isStringSelectMenu()) return createForgedMessage(language);
  if (isSecondTap(ctx)) return await answerPuzzle(ctx, number, { path: way, again: true });
  return await answerPuzzle(ctx, number, { path: way, chosen: interaction.values });
});

/** Goes back to an earlier question. */
export const puzzleRethink = defineComponentWithoutTable('puzzle-rethink', FIELDS, (ctx, number, way) =>
  answerPuzzle(ctx, number, { path: way }),
);
