import type { Position } from '../../ai/puzzles/replay-puzzle.ts';
import { createSeededChance } from '../../engine/seeded-chance.ts';
import { findGreedyMove } from '../arena/greedy.ts';

/** So often greedy is asked, as it may draw among moves that are as good to it. */
const GREEDY_TRIES = 8;

/** What greedy plays there, each time that it is asked; null where it does not care. */
export function findTemptingMoves({ match: { game, state }, seat }: Position): readonly unknown[] | null {
  const view = game.view(state, seat);
  const moves = Array.from({ length: GREEDY_TRIES }, (_, seed) =>
    findGreedyMove(game, view, seat, createSeededChance(seed)),
  );
  return moves.includes(null) ? null : moves;
}
