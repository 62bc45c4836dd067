import type { Seat } from '../../engine/game.ts';
import { getProgress } from './board.ts';
import { getSeatValue } from './per-seat.ts';
import type { RunaroundState, Space } from './types.ts';

/** Letters that pictures and buttons give a player's pawns, from the start onwards. */
export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

/** Returns the spaces of the seat's pawns on the track, one entry for each pawn, in running order from its start. */
export function getOrderedPawns(state: RunaroundState, seat: Seat): readonly Space[] {
  const { size } = state;
  return getSeatValue(state.pawns, seat).toSorted(
    (a, b) => getProgress(size, seat, a) - getProgress(size, seat, b),
  );
}

/** Returns the spaces with pawns of the seat, each once, from its start onwards. The first has the letter A. */
export function getPawnSpaces(state: RunaroundState, seat: Seat): readonly Space[] {
  return getOrderedPawns(state, seat).filter((space, at, all) => space !== all[at - 1]);
}
