import type { Game } from '../../engine/game.ts';
import { getDefaultOptions } from '../../engine/options.ts';
import type { Playouts } from '../arena/players.ts';
import { computeSpread } from '../spread.ts';
import { type MatchCourse, playCourse } from './course.ts';
import { createLineUps, type LineUp } from './line-ups.ts';

/** Matches to play for every line-up of each game, with default options. */
interface EndingsCall {
  readonly games: readonly Game[];
  /** Restricts the matches to this number of seats. */
  readonly seats: number | null;
  readonly matches: number;
  readonly seed: number;
  readonly playouts: Playouts;
}

/** Statistics of all matches of a line-up. */
export interface EndingsRow {
  readonly game: string;
  readonly seats: number;
  readonly lineUp: string;
  readonly matches: number;
  readonly over: number;
  readonly capped: number;
  readonly repeats: number;
  readonly moves: { readonly median: number; readonly max: number };
  readonly passedRounds: number;
  readonly passes: number;
}

export const ENDINGS_HEAD = [
  '| game | seats | players | matches | ended | capped | median moves | max moves | repeats | all-pass rounds | median passes |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** Plays one line-up after the other. */
export async function* playEndings({ games, seats, ...call }: EndingsCall): AsyncGenerator<EndingsRow> {
  for (const game of games)
    for (const count of game.seats.filter((one) => seats === null || one === seats))
      for (const lineUp of createLineUps(game, count, call.playouts))
        yield await playLineUp(game, count, lineUp, call);
}

async function playLineUp(
  game: Game,
  seats: number,
  lineUp: LineUp,
  { matches, seed }: Pick<EndingsCall, 'matches' | 'seed'>,
): Promise<EndingsRow> {
  const courses: MatchCourse[] = [];
  const options = getDefaultOptions(game.options);
  for (let number = 0; number < matches; number++)
    courses.push(await playCourse({ game, options, places: lineUp.places(number), seed, number }));
  const { median, max } = computeSpread(courses.map(({ moves }) => moves));
  return {
    game: game.id,
    seats,
    lineUp: lineUp.name,
    matches,
    over: courses.filter(({ isOver }) => isOver).length,
    capped: courses.filter(({ isCapped }) => isCapped).length,
    repeats: Math.max(...courses.map(({ repeats }) => repeats)),
    moves: { median, max },
    passedRounds: Math.max(...courses.map(({ passedRounds }) => passedRounds)),
    passes: computeSpread(courses.map(({ passes }) => passes)).median,
  };
}

/** Formats a row in Markdown with the columns of {@link ENDINGS_HEAD}. */
export function formatEndingsRow(row: EndingsRow): string {
  const { game, seats, lineUp, matches, over, capped, moves, repeats, passedRounds, passes } = row;
  const cells = [game, seats, lineUp, matches, over, capped, moves.median, moves.max, repeats];
  return `| ${[...cells, passedRounds, passes].join(' | ')} |`;
}

/** Maximum number of occurrences of one position in a match. */
const MAX_REPEATS = 3;
/** Maximum median number of passes of the AIs in a race. */
const MAX_PASSES = 3;
/** Maximum share of matches that may reach the cap, by game; one match always may. */
const MAX_CAPPED_SHARE: Readonly<Record<string, number>> = { forage: 0.02 };

/** Returns a sentence for each limit that these rows break. */
export function findBrokenLimits(rows: readonly EndingsRow[]): readonly string[] {
  const capped = Object.entries(MAX_CAPPED_SHARE).flatMap(([id, most]) =>
    findCappedFaults(
      id,
      rows.filter(({ game }) => game === id),
      most,
    ),
  );
  return [...rows.flatMap(findRowFaults), ...capped];
}

function findRowFaults(row: EndingsRow): readonly string[] {
  const where = `${row.game}, ${row.seats} seats, ${row.lineUp}`;
  const is = (broken: boolean, what: string) => (broken ? [`${where}: ${what}`] : []);
  return [
    ...is(row.over < row.matches, `${row.matches - row.over} matches did not end`),
    ...is(row.repeats > MAX_REPEATS, `one position occurred ${row.repeats} times`),
    ...is(row.passedRounds > 1, `all players passed ${row.passedRounds} rounds in a row`),
    ...is(row.passes > MAX_PASSES, `the median race had ${row.passes} passes`),
  ];
}

function findCappedFaults(id: string, rows: readonly EndingsRow[], most: number): readonly string[] {
  const [capped, matches] = [
    rows.reduce((sum, row) => sum + row.capped, 0),
    rows.reduce((sum, row) => sum + row.matches, 0),
  ];
  return capped > 1 && capped / matches > most
    ? [`${id}: ${capped} of ${matches} matches reached the cap of rounds`]
    : [];
}
