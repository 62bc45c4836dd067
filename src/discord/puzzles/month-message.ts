import { loadPuzzleTable, type PuzzleTable } from '../../app/puzzles/month.ts';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, type Text, text } from '../../engine/text.ts';
import { translate } from '../../i18n/translate.ts';
import type { PuzzleTally } from '../../store/puzzle-tries.ts';
import type { InteractionContext } from '../core/context.ts';
import { getMedalIcon, markEmoji } from '../core/emoji.ts';
import { hasLeftGuild } from '../core/left-servers.ts';
import { escapeName } from '../core/names.ts';
import type { Payload } from '../core/payload.ts';
import { createRefusalMessage } from '../core/refusals.ts';
import { formatMonth } from '../text/timestamps.ts';

/** Shows the caller who solved how many puzzles of a server this month. */
export async function createMonthMessage(ctx: InteractionContext, guild: string): Promise<Payload> {
  const { bot, by, language } = ctx;
  const table = await loadPuzzleTable(bot.app, guild, by.person);
  // A forged server has no solvers, and Discord is not asked about it.
  if (table.solvers.length + table.more > 0 && (await hasLeftGuild(ctx, guild)))
    return createRefusalMessage(new Refusal(text('bot:refuse.leftServer')), language);
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
