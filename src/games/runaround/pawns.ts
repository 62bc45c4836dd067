import type { Seat } from '../../engine/game.ts';
import { getProgress } from './board.ts';
import { getSeatValue } from './per-seat.ts';
import type { RunaroundState, Space } from './types.ts';

/** What the pictures and buttons call the pawns of a player, from the start onwards. */
export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D'];

/** The seat's pawns on the track, one entry a pawn, from its start onwards in its direction. */
export function getOrderedPawns(state: RunaroundState, seat: Seat): readonly Space[] {
  const { size } = state;
  return getSeatValue(state.pawns, seat).toSorted(
    (a, b) => getProgress(size, seat, a) - getProgress(size, seat, b),
  );
}

/** The spaces on which the seat has pawns, each once, from its start onwards. The first bears the letter A. */
export function getPawnSpaces(state: RunaroundState, seat: Seat): readonly Space[] {
  return getOrderedPawns(state, seat).filter((space, at, all) => space !== all[at - 1]);
}
