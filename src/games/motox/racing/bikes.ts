import type { Seat } from '../../../engine/game.ts';
import type { Bike, MotoXState, Space } from '../types.ts';

/** Who stands on the space, the seat itself aside; wiped bikes lie beside it and block nobody (R-MX-37). */
export function findStanding(state: MotoXState, space: Space, but: Seat | null = null): Seat | null {
  const seat = state.bikes.findIndex(
    (bike, other) => other !== but && bike !== null && !bike.wiped && bike.at === space,
  );
  return seat < 0 ? null : seat;
}

/** The mover's bike in the race. Throws before it stands on the grid. */
export function getOwnBike(state: MotoXState): Bike {
  const bike = state.bikes[state.mover];
  if (!bike) throw new Error(`Seat ${state.mover} has no bike on the track`);
  return bike;
}

/** Whether the mover's bike is wiped and another stands on its space (R-MX-40). */
export function isWaiting(state: MotoXState): boolean {
  const { at, wiped } = getOwnBike(state);
  return wiped && findStanding(state, at, state.mover) !== null;
}

/** The bikes with another in that seat. */
export function replaceBike(state: MotoXState, seat: Seat, bike: Bike): MotoXState['bikes'] {
  return state.bikes.with(seat, bike);
}
