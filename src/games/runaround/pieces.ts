import type { Seat } from '../../engine/game.ts';
import { getSeatValue } from './per-seat.ts';
import type { RunaroundState } from './types.ts';

/** Counts the racing pawns of each colour, at home and on the track. */
export function pieces(state: RunaroundState): Readonly<Record<string, number>> {
  const count = (seat: Seat): number =>
    getSeatValue(state.homes, seat) + getSeatValue(state.pawns, seat).length;
  return { yellow: count(0), blue: count(1) };
}
