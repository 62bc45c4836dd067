import type { Position } from '../../ai/puzzles/posed.ts';
import { seeded } from '../../engine/seeded.ts';
import { greedyOrNot } from '../arena/greedy.ts';

/** So often greedy is asked, as it may draw among moves that are as good to it. */
const ASKED = 8;

/** What greedy plays there, each time that it is asked; null where it does not care. */
export function temptingIn({ match: { game, state }, seat }: Position): readonly unknown[] | null {
  const view = game.view(state, seat);
  const moves = Array.from({ length: ASKED }, (_, seed) => greedyOrNot(game, view, seat, seeded(seed)));
  return moves.includes(null) ? null : moves;
}
