import type { Seat } from '../../../engine/game.ts';
import { getTile, isFront, parsePlace } from '../board.ts';
import type { Bike } from '../types.ts';

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
