import { createHash } from 'node:crypto';
import type { Chance } from '../../engine/chance.ts';
import type { Entry } from '../../engine/entry.ts';
import type { Seat } from '../../engine/game.ts';
import { advance, ask, type Match } from '../../engine/kernel.ts';
import type { Options } from '../../engine/options.ts';
import type { Path, Question } from '../../engine/question.ts';
import { formatCanonicalJson } from '../../engine/record.ts';
import { refused } from '../../engine/refusal.ts';

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

/** Move made by answers. */
interface SteppedMove {
  readonly match: Match;
  readonly entry: Entry;
  /** Digest of the questions on the way and of everything the move led to: `"4e1b0c2f9a77"`. */
  readonly digest: string;
}

/** Answers the questions for a seat, and makes the move. Throws if that is impossible. */
export function stepMatch(match: Match, seat: Seat, path: Path, chance: Chance): SteppedMove {
  const { game } = match;
  const view = game.view(match.state, seat);
  const questions = [...path, ''].map((_, at) => askQuestion(match, view, seat, path.slice(0, at)));
  const last = questions.at(-1);
  if (last?.kind !== 'ready') throw new Error('it asks more questions than the record answers');
  const played = advance(match, seat, last.move, chance);
  if (refused(played)) throw new Error(`it is refused: ${played.reason.key}`);
  const { state } = played.match;
  const { events } = played.entry;
  return {
    ...played,
    digest: computeStepDigest([questions.map(listOffered), events, state, game.turn(state)]),
  };
}

function askQuestion(match: Match, view: unknown, seat: Seat, path: Path): Question<unknown> {
  const question = ask(match.game, view, seat, path);
  if (refused(question)) throw new Error(`"${path.at(-1)}" is not offered`);
  return question;
}

/** Returns the possible answers without their labels. */
function listOffered(question: Question<unknown>): unknown {
  if (question.kind === 'ready') return question.move;
  const ids = question.choices.map(({ id }) => id);
  return question.kind === 'pick' ? ids : [ids, question.min, question.max];
}

function computeStepDigest(value: unknown): string {
  return createHash('sha256').update(formatCanonicalJson(value)).digest('hex').slice(0, 12);
}
