import type { Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { Path } from '../../engine/question.ts';

/** How a version of a game played while it was the newest: `test/games/<id>/earlier/<rules>.json`. */
export interface VersionFixture {
  readonly game: string;
  readonly rules: number;
  readonly matches: readonly FixtureMatch[];
}

/** A match, or the beginning of one. */
export interface FixtureMatch {
  readonly seats: number;
  readonly options: Options;
  /** The outcomes drawn at the set-up. */
  readonly opening: readonly number[];
  readonly moves: readonly FixtureMove[];
  /** The last position, in the notation of the game. */
  readonly position: string;
}

export interface FixtureMove {
  readonly seat: Seat;
  /** The answers of which the move was made. */
  readonly path: Path;
  readonly luck: readonly number[];
  /** Of what was offered on the way and of all that the move led to: `"4e1b0c2f9a77"`. */
  readonly digest: string;
}

/** As it lies in its file: a line for each move, so that a difference can be read. */
export function formatFixture({ matches, ...about }: VersionFixture): string {
  const head = JSON.stringify(about).slice(1, -1);
  return `{${head},"matches":[\n${matches.map(formatFixtureMatch).join(',\n')}\n]}\n`;
}

function formatFixtureMatch({ moves, ...about }: FixtureMatch): string {
  const head = JSON.stringify(about).slice(1, -1);
  return `{${head},"moves":[\n${moves.map((move) => JSON.stringify(move)).join(',\n')}\n]}`;
}
