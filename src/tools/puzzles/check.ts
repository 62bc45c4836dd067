import { purposeOf } from '../../ai/purpose.ts';
import { isLegal, isSameMove } from '../../ai/puzzles/moves.ts';
import { END_LEAD, leadAtEnd } from '../../ai/puzzles/played-on.ts';
import { knownIn, moveAt, type Posed, posed } from '../../ai/puzzles/posed.ts';
import type { Puzzle } from '../../ai/puzzles/puzzle.ts';
import { seedOf } from '../../ai/puzzles/seeds.ts';
import { LEAD, leadOverRest, TIMES, weighed } from '../../ai/puzzles/weighing.ts';
import type { Game } from '../../engine/game.ts';
import { seeded } from '../../engine/seeded.ts';
import { temptingIn } from './tempting.ts';

/** Returns the fault of a puzzle in a few words, or null. `isPlayedOn`: also checks it to the real end. */
export function faultIn(game: Game, puzzle: Puzzle, isPlayedOn: boolean): string | null {
  return formFault(game, puzzle) ?? leadFault(game, puzzle) ?? (isPlayedOn ? endFault(game, puzzle) : null);
}

/** The same of all that is soon looked at: the match, the moves, greedy, and what the best one is for. */
export function formFault(game: Game, puzzle: Puzzle): string | null {
  if (game.rules !== puzzle.rules) return `it is of rules ${puzzle.rules}, and these are rules ${game.rules}`;
  const position = replayed(game, puzzle);
  if (typeof position === 'string') return position;
  const [best, next, lure] = movesOf(position, puzzle);
  const illegal = [best, next, lure].some((move) => !isLegal(position, move));
  if (illegal) return 'one of its moves is not legal';
  if (isSameMove(position, best, next)) return 'the best move and the next one come to the same';
  return greedyFault(position, best, lure) ?? purposeFault(position, best);
}

/** Why the best move is not as far ahead of all others as it has to be, at ten times the usual playouts; or null. */
export function leadFault(game: Game, puzzle: Puzzle): string | null {
  const position = posed(game, puzzle);
  const seed = seedOf('check', puzzle.seed, position.match.played);
  const { options, lead } = weighed(position, TIMES, seed);
  const [best] = movesOf(position, puzzle);
  if (!isSameMove(position, options[0]?.move, best)) return 'another move is best';
  const least = Math.min(lead, leadOverRest(position, options, seed));
  return least < LEAD ? `the best move is ahead by ${least.toFixed(3)}` : null;
}

/** Added to the seed of a puzzle, so that it is not checked by the luck that it was chosen by. */
const OTHER_LUCK = 1_000_000;

/** Why the best move is not as far ahead of the next one when the match is played on to its end; or null. */
export function endFault(game: Game, puzzle: Puzzle): string | null {
  const position = posed(game, puzzle);
  const [best, next] = movesOf(position, puzzle);
  const { lead, pairs } = leadAtEnd(position, best, next, puzzle.seed + OTHER_LUCK);
  return lead < END_LEAD
    ? `at the end the best move is ahead by ${lead.toFixed(3)} in ${pairs} pairs of matches`
    : null;
}

/** Returns the position of a puzzle, or why it cannot be reached. */
export function replayed(game: Game, puzzle: Puzzle): Posed | string {
  try {
    return posed(game, puzzle);
  } catch (error) {
    return (error as Error).message;
  }
}

/** The best one, the next one, and the one that tempts. */
function movesOf(position: Posed, { best, next, tempting }: Puzzle): readonly unknown[] {
  return [best, next, tempting].map(({ move }) => moveAt(position, move));
}

function greedyFault(position: Posed, best: unknown, lure: unknown): string | null {
  const greedy = temptingIn(position) ?? [];
  if (greedy.some((move) => isSameMove(position, move, best))) return 'greedy plays the best move';
  const isIt = greedy.some((move) => isSameMove(position, move, lure));
  return isIt ? null : 'greedy is not tempted by what is said to tempt';
}

function purposeFault(position: Posed, best: unknown): string | null {
  const why = purposeOf({ ...knownIn(position), move: best }, seeded(position.match.played));
  return why === null ? 'nothing says what the best move is for' : null;
}
