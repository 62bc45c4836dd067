import { defineComponentWithoutTable } from '../core/component.ts';
import { path, puzzleKey, snowflake } from '../core/fields.ts';
import { createForgedMessage } from '../core/refusals.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { createMonthMessage } from './month-message.ts';
import { answerPuzzle, openPuzzle } from './solve.ts';

/** Opens a puzzle of the server in a private message. */
export const solve = defineComponentWithoutTable(
  'puzzle',
  [puzzleKey],
  (ctx, key) => openPuzzle(ctx, key),
  'anew',
);

const FIELDS = [puzzleKey, path] as const;

/** Handles an answer button of a puzzle. The path includes the answer. */
export const puzzleAnswer = defineComponentWithoutTable('puzzle-answer', FIELDS, (ctx, key, way) =>
  isSecondTap(ctx)
    ? answerPuzzle(ctx, key, { path: way.slice(0, -1), again: true })
    : answerPuzzle(ctx, key, { path: way }),
);

/** Handles an answer menu of a puzzle. Its choice is the last answer of the path. */
export const puzzleMenu = defineComponentWithoutTable('puzzle-menu', FIELDS, async (ctx, key, way) => {
  const { interaction, language } = ctx;
  if (!interaction.isStringSelectMenu()) return createForgedMessage(language);
  if (isSecondTap(ctx)) return await answerPuzzle(ctx, key, { path: way, again: true });
  return await answerPuzzle(ctx, key, { path: way, chosen: interaction.values });
});

/** Goes back to an earlier question. */
export const puzzleRethink = defineComponentWithoutTable('puzzle-rethink', FIELDS, (ctx, key, way) =>
  answerPuzzle(ctx, key, { path: way }),
);

/** Shows who solved how many puzzles of a server this month. */
export const puzzleMonth = defineComponentWithoutTable(
  'puzzle-month',
  [snowflake],
  (ctx, guild) => createMonthMessage(ctx, guild),
  'anew',
);
