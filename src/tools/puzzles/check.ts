import { findPurpose } from '../../ai/find-purpose.ts';
import { MIN_END_LEAD, measureEndLead } from '../../ai/puzzles/end-lead.ts';
import { createPuzzleSeed, type Puzzle } from '../../ai/puzzles/puzzle.ts';
import {
  getSeatKnowledge,
  isLegalMove,
  isSameMove,
  type PosedPosition,
  parsePositionMove,
  replayPuzzle,
} from '../../ai/puzzles/replay-puzzle.ts';
import {
  computeLeadOverRest,
  MIN_PUZZLE_LEAD,
  PLAYOUT_FACTOR,
  weighPosition,
} from '../../ai/puzzles/weigh-position.ts';
import { createSeededChance } from '../../engine/chance.ts';
import type { Game } from '../../engine/game.ts';
import { findTemptingMoves } from './find-tempting-moves.ts';

/** Returns the fault of a puzzle in a few words, or null. `isPlayedOn`: also checks it to the real end. */
export function findPuzzleFault(game: Game, puzzle: Puzzle, isPlayedOn: boolean): string | null {
  return (
    findFormFault(game, puzzle) ??
    findLeadFault(game, puzzle) ??
    (isPlayedOn ? findEndFault(game, puzzle) : null)
  );
}

/**
 * Returns the fault of a puzzle that quick checks find, or null. Checks the match, the moves, the greedy player, and
 * the best move's purpose.
 */
export function findFormFault(game: Game, puzzle: Puzzle): string | null {
  if (game.rules !== puzzle.rules)
    return `it was made with rules ${puzzle.rules}, and the game has rules ${game.rules}`;
  const position = replayCheckedPuzzle(game, puzzle);
  if (typeof position === 'string') return position;
  const [best, next, lure] = parsePuzzleMoves(position, puzzle);
  const illegal = [best, next, lure].some((move) => !isLegalMove(position, move));
  if (illegal) return 'one of its moves is not legal';
  if (isSameMove(position, best, next)) return 'the best move and the next one are equivalent';
  return findGreedyFault(position, best, lure) ?? findPurposeFault(position, best);
}

/** Returns why the best move's lead over all others is too small at ten times the usual playouts, or null. */
export function findLeadFault(game: Game, puzzle: Puzzle): string | null {
  const position = replayPuzzle(game, puzzle);
  const seed = createPuzzleSeed('check', puzzle.seed, position.match.played);
  const { options, lead } = weighPosition(position, PLAYOUT_FACTOR, seed);
  const [best] = parsePuzzleMoves(position, puzzle);
  if (!isSameMove(position, options[0]?.move, best)) return 'another move is best';
  const least = Math.min(lead, computeLeadOverRest(position, options, seed));
  return least < MIN_PUZZLE_LEAD ? `the best move leads by only ${least.toFixed(3)}` : null;
}

/** Offset of a puzzle's seed, so that it is checked with other randomness than it was chosen with. */
const OTHER_LUCK = 1_000_000;

/** Returns why the best move's lead over the next one is too small when the match is played to its end, or null. */
export function findEndFault(game: Game, puzzle: Puzzle): string | null {
  const position = replayPuzzle(game, puzzle);
  const [best, next] = parsePuzzleMoves(position, puzzle);
  const { lead, pairs } = measureEndLead(position, best, next, puzzle.seed + OTHER_LUCK);
  return lead < MIN_END_LEAD
    ? `played to the end, the best move leads by only ${lead.toFixed(3)} in ${pairs} pairs of matches`
    : null;
}

/** Returns the position of a puzzle, or why it cannot be reached. */
export function replayCheckedPuzzle(game: Game, puzzle: Puzzle): PosedPosition | string {
  try {
    return replayPuzzle(game, puzzle);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Parses the best move, the next best one, and the tempting one. */
function parsePuzzleMoves(position: PosedPosition, { best, next, tempting }: Puzzle): readonly unknown[] {
  return [best, next, tempting].map(({ move }) => parsePositionMove(position, move));
}

function findGreedyFault(position: PosedPosition, best: unknown, lure: unknown): string | null {
  const greedy = findTemptingMoves(position) ?? [];
  if (greedy.some((move) => isSameMove(position, move, best))) return 'the greedy player finds the best move';
  const isIt = greedy.some((move) => isSameMove(position, move, lure));
  return isIt ? null : 'the greedy player does not choose the tempting move';
}

function findPurposeFault(position: PosedPosition, best: unknown): string | null {
  const why = findPurpose(
    { ...getSeatKnowledge(position), move: best },
    createSeededChance(position.match.played),
  );
  return why === null ? 'the best move has no purpose that can be explained' : null;
}
