import type { Seat } from '../../../engine/game.ts';
import type { GoStopEvent, GoStopOptions, GoStopState, ReserveCause } from '../types.ts';

/** Number of reserve cards (R-GS-31). */
export const RESERVE_SIZE = 6;

interface Pool {
  readonly options: GoStopOptions;
  readonly reserves: readonly (readonly ReserveCause[])[];
}

export function hasReserveLeft({ options, reserves }: Pool): boolean {
  return options.reserve === 'unlimited' || countTaken(reserves) < RESERVE_SIZE;
}

function countTaken(reserves: Pool['reserves']): number {
  let count = 0;
  for (const causes of reserves) count += causes.length;
  return count;
}

/** Gives the seat a reserve card, if one is left. */
export function takeReserve(
  state: GoStopState,
  seat: Seat,
  cause: ReserveCause,
  emit: (event: GoStopEvent) => void,
): GoStopState {
  if (!hasReserveLeft(state)) return state;
  emit({ kind: 'reserve', seat, cause });
  return addCause(state, seat, cause);
}

/** Returns the state with one more reserve card for the seat. */
export function addCause(state: GoStopState, seat: Seat, cause: ReserveCause): GoStopState {
  const causes = [...(state.reserves[seat] as readonly ReserveCause[]), cause];
  return { ...state, reserves: state.reserves.with(seat, causes) };
}
