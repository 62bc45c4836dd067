import type { Seat } from '../../../engine/game.ts';
import type { Bike, MotoXState, Space } from '../types.ts';

/**
 * Returns the seat of the bike that stands on the space, except `but`; wiped bikes lie beside it and block nothing
 * (R-MX-37).
 */
export function findStanding(state: MotoXState, space: Space, but: Seat | null = null): Seat | null {
  const seat = state.bikes.findIndex(
    (bike, other) => other !== but && bike !== null && !bike.wiped && bike.at === space,
  );
  return seat < 0 ? null : seat;
}

/** Returns the mover's bike in the race. Throws before the bike is on the grid. */
export function getOwnBike(state: MotoXState): Bike {
  const bike = state.bikes[state.mover];
  if (!bike) throw new Error(`Seat ${state.mover} has no bike on the track`);
  return bike;
}

/** Returns whether the mover's bike is wiped and another stands on its space (R-MX-40). */
export function isWaiting(state: MotoXState): boolean {
  const { at, wiped } = getOwnBike(state);
  return wiped && findStanding(state, at, state.mover) !== null;
}

/** Returns the bikes with another one for that seat. */
export function replaceBike(state: MotoXState, seat: Seat, bike: Bike): MotoXState['bikes'] {
  return state.bikes.with(seat, bike);
}
