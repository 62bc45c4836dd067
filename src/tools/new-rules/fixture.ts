import type { Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import type { Path } from '../../engine/question.ts';

/** Record of how a version of a game played while it was the newest: `test/games/<id>/earlier/<rules>.json`. */
export interface VersionFixture {
  readonly game: string;
  readonly rules: number;
  readonly matches: readonly FixtureMatch[];
}

/** Match, or its beginning. */
export interface FixtureMatch {
  readonly seats: number;
  readonly options: Options;
  /** Outcomes drawn at the set-up. */
  readonly opening: readonly number[];
  readonly moves: readonly FixtureMove[];
  /** Last position, in the notation of the game. */
  readonly position: string;
}

export interface FixtureMove {
  readonly seat: Seat;
  /** Answers of which the move consists. */
  readonly path: Path;
  readonly luck: readonly number[];
  /** Digest of the questions on the way and of everything the move led to: `"4e1b0c2f9a77"`. */
  readonly digest: string;
}

/** Formats the file with a line for each move, so that a difference is readable. */
export function formatFixture({ matches, ...about }: VersionFixture): string {
  const head = JSON.stringify(about).slice(1, -1);
  return `{${head},"matches":[\n${matches.map(formatFixtureMatch).join(',\n')}\n]}\n`;
}

function formatFixtureMatch({ moves, ...about }: FixtureMatch): string {
  const head = JSON.stringify(about).slice(1, -1);
  return `{${head},"moves":[\n${moves.map((move) => JSON.stringify(move)).join(',\n')}\n]}`;
}
