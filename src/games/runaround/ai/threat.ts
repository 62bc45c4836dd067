import type { Seat } from '../../../engine/game.ts';
import { progress } from '../board.ts';
import { of, other } from '../both.ts';
import { type Course, foresee } from '../landing.ts';
import type { RunaroundState, Space } from '../types.ts';

/** A pawn that can be thrown back: where it stands, and how many spaces its side would lose by it. */
interface Threat {
  readonly space: Space;
  readonly loss: number;
}

const ROLLS = [1, 2, 3, 4, 5, 6];

/** What the seat could do to the other one with its next roll, whoever is to move. */
export function threats(state: RunaroundState, seat: Seat): readonly Threat[] {
  const board = { ...state, mover: seat };
  return of(state.pawns, seat).flatMap((from) =>
    ROLLS.flatMap((roll) => threat(state.size, other(seat), foresee(board, from, roll))),
  );
}

function threat(size: number, victim: Seat, { to, landing }: Course): readonly Threat[] {
  if (landing.kind === 'swap') return lost(size, victim, landing.across, to, 0);
  if (landing.kind !== 'bump') return [];
  const sent = landing.home === victim ? progress(size, victim, landing.to) : 0;
  return lost(size, victim, to, landing.to, sent);
}

function lost(size: number, victim: Seat, from: Space, to: Space, more: number): readonly Threat[] {
  const loss = setback(size, victim, from, to) + more;
  return loss > 0 ? [{ space: from, loss }] : [];
}

/** How many spaces a pawn of the seat loses that is put from one space to another; negative where it gains. */
export function setback(size: number, seat: Seat, from: Space, to: Space): number {
  return progress(size, seat, from) - progress(size, seat, to);
}
