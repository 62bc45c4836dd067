import type { MotoXMove, MotoXState } from '../types.ts';
import type { Ride } from './find-rides.ts';
import { getProspects, isSameOutcome } from './prospects.ts';

type RideMove = Extract<MotoXMove, { kind: 'ride' }>;

/** Returns the mover's ride that the move names, or null if it cannot be chosen. */
export function findOfferedRide(state: MotoXState, { number, outcome }: RideMove): Ride | null {
  const found = getProspects(state).rides.find((ride) => isSameOutcome(ride.outcome, outcome));
  return found?.number === number ? found : null;
}
