import type { Seat } from '../../../engine/game.ts';
import { getTile, isFront, parsePlace } from '../board.ts';
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

/**
 * Returns the progress of a bike: its tile and row; lanes do not matter. A wiped bike counts where it left the track
 * (R-MX-16, R-MX-17).
 */
export function getProgress(bike: Bike): number {
  const place = parsePlace(bike.at);
  return getTile(place) * 2 + (isFront(place) ? 1 : 0);
}

/** Returns the number of bikes further ahead plus one; equal bikes share the better rank (R-MX-16). */
export function getRank(bikes: readonly (Bike | null)[], seat: Seat): number {
  const own = bikes[seat];
  if (!own) return 0;
  const mine = getProgress(own);
  return 1 + bikes.filter((bike) => bike !== null && getProgress(bike) > mine).length;
}

/** Returns the final places by seat: the winner first, the others by rank (R-MX-36). */
export function getFinalRanks(bikes: readonly (Bike | null)[], winner: Seat): readonly number[] {
  const others = bikes.map((bike, seat) => (seat === winner ? null : bike));
  return bikes.map((_, seat) => (seat === winner ? 1 : getRank(others, seat) + 1));
}

/** Maximum number of dice in a roll (R-MX-18). */
export const MAX_DICE = 4;

/** Returns the number of coins that the mover can spend on dice (R-MX-20). */
export function getSpendableCoins({ hands, mover, rank }: MotoXState): number {
  return Math.min(hands[mover]?.coins ?? 0, MAX_DICE - rank);
}
