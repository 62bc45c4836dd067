import type { Game } from '../../engine/game.ts';
import { getDefaultOptions, type Options, type OptionValue } from '../../engine/options.ts';
import { collect } from './collect.ts';
import { fight } from './matches.ts';
import { computeOutcome, type Outcome } from './outcome.ts';
import type { Player } from './players.ts';

/** Table to play: matches of A against B in all other seats, in every setting. */
interface ArenaTableCall {
  readonly games: readonly Game[];
  /** Restricts the settings to this number of seats. */
  readonly seats: number | null;
  readonly a: Player;
  readonly b: Player;
  readonly matches: number;
  /** Seed of a game's first setting; each setting has its own. */
  readonly seed: number;
}

/** Setting of a game, with its result. */
interface ArenaRow extends Outcome {
  readonly game: string;
  readonly seats: number;
  /** "size 16"; empty with default options. */
  readonly changed: string;
  /** A's share of first places if A were as good as B. */
  readonly fair: number;
}

export const ARENA_HEAD = [
  '| game | seats | option | matches | first | fair | median ms per move | max |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** Plays one setting after the other. */
export async function* playArenaRows({ games, seats, ...call }: ArenaTableCall): AsyncGenerator<ArenaRow> {
  for (const game of games)
    for (const [at, setting] of listArenaSettings(game).entries())
      if (seats === null || setting.seats === seats)
        yield await playArenaRow(game, setting, { ...call, seed: call.seed + at });
}

async function playArenaRow(
  game: Game,
  { seats, changed, options }: Setting,
  { a, b, matches, seed }: Omit<ArenaTableCall, 'games' | 'seats'>,
): Promise<ArenaRow> {
  const fought = await collect(fight({ game, seats, options, a, b, games: matches, seed }));
  return {
    game: game.id,
    seats,
    changed: changed ? `${changed.id} ${changed.value}` : '',
    fair: 1 / seats,
    ...computeOutcome(fought),
  };
}

/** Formats a row in Markdown with the columns of {@link ARENA_HEAD}. */
export function formatArenaRow({
  game,
  seats,
  changed,
  games,
  first,
  interval,
  fair,
  milliseconds,
}: ArenaRow): string {
  const { median, most } = milliseconds;
  const share = `${formatPercent(first)} ± ${formatPercent(interval)}`;
  const cells = [game, seats, changed, games, share, formatPercent(fair), Math.ceil(median), Math.ceil(most)];
  return `| ${cells.join(' | ')} |`;
}

function formatPercent(share: number): string {
  return (100 * share).toFixed(0);
}

/** Number of seats, and the one option that differs from the default; null if none does. */
interface Setting {
  readonly seats: number;
  readonly changed: { readonly id: string; readonly value: OptionValue } | null;
  readonly options: Options;
}

/**
 * Returns every number of seats with the default options, and with each value of each option alone where the game
 * admits it.
 */
export function listArenaSettings(game: Game): readonly Setting[] {
  const usual = getDefaultOptions(game.options);
  const others = game.options.flatMap(({ id, values }) =>
    values.filter((value) => value !== usual[id]).map((value) => ({ id, value })),
  );
  return game.seats.flatMap((seats) =>
    [null, ...others]
      .map((changed) => ({
        seats,
        changed,
        options: changed ? { ...usual, [changed.id]: changed.value } : usual,
      }))
      .filter(({ options }) => game.admits(seats, options) === null),
  );
}
