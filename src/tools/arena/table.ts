import type { Game } from '../../engine/game.ts';
import { all } from './all.ts';
import { fight } from './matches.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Player } from './players.ts';
import { type Setting, settingsOf } from './settings.ts';

/** What a table is made of: so many matches of A against B in all other seats, in every setting. */
interface TableCall {
  readonly games: readonly Game[];
  /** Only settings of so many seats. */
  readonly seats: number | null;
  readonly a: Player;
  readonly b: Player;
  readonly matches: number;
  /** Of the first setting of a game; each has a luck of its own. */
  readonly seed: number;
}

/** A setting of a game, and what came of it. */
interface Row extends Outcome {
  readonly game: string;
  readonly seats: number;
  /** "size 16"; empty where all options are as usual. */
  readonly changed: string;
  /** What A would have of the first places if it were as good as B. */
  readonly fair: number;
}

export const HEAD = [
  '| game | seats | option | matches | first | fair | a move, ms: median | most |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** Plays one setting after the other. */
export async function* rowsOf({ games, seats, ...call }: TableCall): AsyncGenerator<Row> {
  for (const game of games)
    for (const [at, setting] of settingsOf(game).entries())
      if (seats === null || setting.seats === seats)
        yield await rowOf(game, setting, { ...call, seed: call.seed + at });
}

async function rowOf(
  game: Game,
  { seats, changed, options }: Setting,
  { a, b, matches, seed }: Omit<TableCall, 'games' | 'seats'>,
): Promise<Row> {
  const fought = await all(fight({ game, seats, options, a, b, games: matches, seed }));
  return {
    game: game.id,
    seats,
    changed: changed ? `${changed.id} ${changed.value}` : '',
    fair: 1 / seats,
    ...outcomeOf(fought),
  };
}

/** A row in Markdown, as {@link HEAD} has the columns. */
export function lineOf({ game, seats, changed, games, first, interval, fair, milliseconds }: Row): string {
  const { median, most } = milliseconds;
  const share = `${percent(first)} ± ${percent(interval)}`;
  const cells = [game, seats, changed, games, share, percent(fair), Math.ceil(median), Math.ceil(most)];
  return `| ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}
