import type { Seat, Standing, Turn } from '../../engine/game.ts';
import { rotateSeats } from '../../engine/seat.ts';
import type { GoStopState, GoStopTable, GoStopView } from './types.ts';

/** Who has to throw, to play, to pick, to give or to decide; or the standings by all deals. */
export function turn(state: GoStopState): Turn {
  if (state.phase === 'over') return { kind: 'over', standings: getStandings(state.totals) };
  return { kind: 'act', seats: getActingSeats(state), phase: state.phase };
}

/** Everybody at once while throwing; a victim while giving; else the mover. */
export function getActingSeats(table: GoStopTable<unknown, unknown>): readonly Seat[] {
  if (table.phase === 'throw') return table.throwers.filter((seat) => table.throws[seat] === null);
  const victim = table.owed[0];
  return [victim === undefined ? table.mover : victim.seat];
}

/** By points; equal points share a place. */
function getStandings(totals: readonly number[]): readonly Standing[] {
  return totals.map((score, seat) => ({
    seat,
    place: 1 + totals.filter((other) => other > score).length,
    score,
  }));
}

/** Whose points are highest. */
export function getWinners(totals: readonly number[]): readonly Seat[] {
  const most = Math.max(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === most);
}

/** How many turns the seat has after the running one (R-GS-7). */
export function countRemainingTurns(cardsLeft: number, seats: number): number {
  return Math.floor(cardsLeft / seats);
}

/** The next seat in the order of the table (R-GS-6). */
export function getNextSeat(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

/** Turns of a deal go round the table (R-GS-6), also while junk is given; who deals next is not known (R-GS-5). */
export function order({ phase, mover, totals }: GoStopView): readonly Seat[] {
  const isDealt = phase !== 'throw' && phase !== 'deal' && phase !== 'over';
  return isDealt ? rotateSeats(mover, totals.length) : [];
}
