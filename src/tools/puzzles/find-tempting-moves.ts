import type { Position } from '../../ai/puzzles/replay-puzzle.ts';
import { createSeededChance } from '../../engine/chance.ts';
import { findGreedyMove } from '../arena/greedy.ts';

/** Number of times the greedy player is asked, as it may choose randomly among equal moves. */
const GREEDY_TRIES = 8;

/** Returns the greedy player's moves, one for each try; null if it has no preference. */
export function findTemptingMoves({ match: { game, state }, seat }: Position): readonly unknown[] | null {
  const view = game.view(state, seat);
  const moves = Array.from({ length: GREEDY_TRIES }, (_, seed) =>
    findGreedyMove(game, view, seat, createSeededChance(seed)),
  );
  return moves.includes(null) ? null : moves;
}
