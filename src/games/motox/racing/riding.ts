import type { MotoXMove, MotoXState } from '../types.ts';
import { isSame, prospects } from './prospects.ts';
import type { Ride } from './ride.ts';

type Riding = Extract<MotoXMove, { kind: 'ride' }>;

/** The ride of the mover that the move names, or null when it cannot be chosen. */
export function rideTo(state: MotoXState, { number, outcome }: Riding): Ride | null {
  const found = prospects(state).rides.find((ride) => isSame(ride.outcome, outcome));
  return found?.number === number ? found : null;
}
