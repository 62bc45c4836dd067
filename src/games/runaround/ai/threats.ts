import type { Seat } from '../../../engine/game.ts';
import { getOpponent, getProgress, getSeatValue } from '../board.ts';
import { type Course, foresee } from '../landing.ts';
import type { RunaroundState, Space } from '../types.ts';

/** Pawn that can be thrown back: its space, and the number of spaces that its side would lose. */
interface Threat {
  readonly space: Space;
  readonly loss: number;
}

const ROLLS = [1, 2, 3, 4, 5, 6];

/** Lists the pawns that the seat could throw back with its next roll, regardless of the seat to move. */
export function findThreats(state: RunaroundState, seat: Seat): readonly Threat[] {
  const board = { ...state, mover: seat };
  return getSeatValue(state.pawns, seat).flatMap((from) =>
    ROLLS.flatMap((roll) => createThreats(state.size, getOpponent(seat), foresee(board, from, roll))),
  );
}

function createThreats(size: number, victim: Seat, { to, landing }: Course): readonly Threat[] {
  if (landing.kind === 'swap') return createThreat(size, victim, landing.across, to, 0);
  if (landing.kind !== 'bump') return [];
  const sent = landing.home === victim ? getProgress(size, victim, landing.to) : 0;
  return createThreat(size, victim, to, landing.to, sent);
}

function createThreat(size: number, victim: Seat, from: Space, to: Space, more: number): readonly Threat[] {
  const loss = getSetback(size, victim, from, to) + more;
  return loss > 0 ? [{ space: from, loss }] : [];
}

/** Returns the spaces that a pawn loses when it is moved from one space to another; negative for a gain. */
export function getSetback(size: number, seat: Seat, from: Space, to: Space): number {
  return getProgress(size, seat, from) - getProgress(size, seat, to);
}
