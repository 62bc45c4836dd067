import type { MotoXMove, MotoXState } from '../types.ts';
import type { Ride } from './find-rides.ts';
import { getProspects, isSameOutcome } from './prospects.ts';

type RideMove = Extract<MotoXMove, { kind: 'ride' }>;

/** The ride of the mover that the move names, or null when it cannot be chosen. */
export function findOfferedRide(state: MotoXState, { number, outcome }: RideMove): Ride | null {
  const found = getProspects(state).rides.find((ride) => isSameOutcome(ride.outcome, outcome));
  return found?.number === number ? found : null;
}
