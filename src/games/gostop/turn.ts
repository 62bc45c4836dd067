import type { Seat, Standing, Turn } from '../../engine/game.ts';
import type { DealWon } from '../../engine/game-parts.ts';
import { rotateSeats } from '../../engine/seat.ts';
import type { GoStopEvent, GoStopState, GoStopTable, GoStopView } from './types.ts';

/** Returns the seats to act and the phase, or the final standings. */
export function turn(state: GoStopState): Turn {
  if (state.phase === 'over') return { kind: 'over', standings: getStandings(state.totals) };
  return { kind: 'act', seats: getActingSeats(state), phase: state.phase };
}

/** Returns the seats to act: all throwers at once, a victim that owes junk, else the mover. */
export function getActingSeats(table: GoStopTable<unknown, unknown>): readonly Seat[] {
  if (table.phase === 'throw') return table.throwers.filter((seat) => table.throws[seat] === null);
  const victim = table.owed[0];
  return [victim === undefined ? table.mover : victim.seat];
}

/** Returns the standings by points; equal points share a place. */
function getStandings(totals: readonly number[]): readonly Standing[] {
  return totals.map((score, seat) => ({
    seat,
    place: 1 + totals.filter((other) => other > score).length,
    score,
  }));
}

/** Returns the seats with the highest points. */
export function getWinners(totals: readonly number[]): readonly Seat[] {
  const most = Math.max(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === most);
}

/** Returns the number of turns the seat has after the current one (R-GS-7). */
export function countRemainingTurns(cardsLeft: number, seats: number): number {
  return Math.floor(cardsLeft / seats);
}

/** Returns the next seat in the order of the table (R-GS-6). */
export function getNextSeat(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

/** Returns the order of turns, the same while junk is given (R-GS-6). Between deals it is unknown (R-GS-5). */
export function order({ phase, mover, totals }: GoStopView): readonly Seat[] {
  const isDealt = phase !== 'throw' && phase !== 'deal' && phase !== 'over';
  return isDealt ? rotateSeats(mover, totals.length) : [];
}

/** Returns the winner of a finished deal and the points won, penalties included (R-GS-37). */
export function dealWon(event: GoStopEvent): DealWon | null {
  if (event.kind !== 'billed' || event.deal.winner === null) return null;
  const { winner, gains } = event.deal;
  return { seat: winner, points: gains[winner] ?? 0 };
}
