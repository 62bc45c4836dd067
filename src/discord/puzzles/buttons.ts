import { hasPuzzles, loadPuzzleTable, type PuzzleTable } from '../../app/puzzles/month.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { PuzzleTally } from '../../store/puzzle-tries.ts';
import { defineComponentWithoutTable } from '../core/component.ts';
import type { InteractionContext } from '../core/context.ts';
import { getMedalIcon, markEmoji } from '../core/emoji.ts';
import { path, puzzleKey, snowflake } from '../core/fields.ts';
import { hasLeftGuild } from '../core/left-servers.ts';
import { escapeName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createForgedMessage, createRefusalMessage } from '../core/refusals.ts';
import { isSecondTap } from '../core/second-tap.ts';
import { formatMonth } from '../text/timestamps.ts';
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

/** Shows the caller who solved how many puzzles of a server this month. */
async function createMonthMessage(ctx: InteractionContext, guild: string): Promise<Payload> {
  const { bot, by, language } = ctx;
  // Discord is not asked about a forged server.
  if ((await hasPuzzles(bot.app, guild)) && (await hasLeftGuild(ctx, guild)))
    return createRefusalMessage(new Refusal(text('bot:refuse.leftServer')), language);
  const table = await loadPuzzleTable(bot.app, guild, by.person);
  const tell = (what: Text) => translate(language, what, () => '');
  const { solvers, more, own } = table;
  return {
    content: [
      tell(text('bot:puzzle.monthTitle', { month: formatMonth(table.month, language) })),
      ...(solvers.length + more === 0 ? [tell(text('bot:puzzle.monthNone'))] : []),
      ...solvers.map((one) => formatSolver(one, countBetter(solvers, one) + 1, language)),
      ...(more > 0 ? [tell(text('bot:puzzle.monthMore', { count: more }))] : []),
      ...(own === null ? [] : [tell(text('bot:puzzle.monthOwn', { right: own.right, count: own.tried }))]),
      `-# ${tell(text('bot:puzzle.monthAbout'))}`,
    ].join('\n'),
  };
}

function formatSolver({ name, right, tried }: PuzzleTally, place: number, language: Language): string {
  const line = text('bot:puzzle.monthLine', { place, name: escapeName(name), right, count: tried });
  return markEmoji(getMedalIcon(place)) + translate(language, line, () => '');
}

/** Returns the number of people with more solved puzzles; those with as many share a place. */
function countBetter(solvers: PuzzleTable['solvers'], { right }: PuzzleTally): number {
  return solvers.filter((other) => other.right > right).length;
}
