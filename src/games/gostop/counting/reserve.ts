import type { Seat } from '../../../engine/game.ts';
import type { Cause, GoStopEvent, GoStopOptions, GoStopState } from '../types.ts';

/** How many reserve cards there are (R-GS-31). */
export const RESERVE = 6;

interface Pool {
  readonly options: GoStopOptions;
  readonly reserves: readonly (readonly Cause[])[];
}

/** Whether a reserve card is left to be taken. */
export function reserveLeft({ options, reserves }: Pool): boolean {
  return options.reserve === 'unlimited' || taken(reserves) < RESERVE;
}

function taken(reserves: Pool['reserves']): number {
  let count = 0;
  for (const causes of reserves) count += causes.length;
  return count;
}

/** The seat takes a reserve card, if one is left. */
export function causesTaken(
  state: GoStopState,
  seat: Seat,
  cause: Cause,
  emit: (event: GoStopEvent) => void,
): GoStopState {
  if (!reserveLeft(state)) return state;
  emit({ kind: 'reserve', seat, cause });
  return withCause(state, seat, cause);
}

/** The seat with one reserve card more. */
export function withCause(state: GoStopState, seat: Seat, cause: Cause): GoStopState {
  const causes = [...(state.reserves[seat] as readonly Cause[]), cause];
  return { ...state, reserves: state.reserves.with(seat, causes) };
}
