import { parsePlace } from '../board.ts';
import type { MotoXState, Outcome } from '../types.ts';
import { getOwnBike } from './bikes.ts';
import { type Block, createRideStart, findRides, type Ride } from './find-rides.ts';

/** Possible uses of the current dice by the mover. */
interface Prospects {
  /** Outcomes to choose from: the finish, landings, safe spaces from the front, then run-offs. */
  readonly rides: readonly Ride[];
  /** Reason why the bike may stay where it is, or null (R-MX-21, R-MX-29, R-MX-39). */
  readonly stay: 'nulls' | 'barred' | 'chosen' | null;
  /** The bike is blocked all round and has to wipe out (R-MX-28). */
  readonly wipe: boolean;
  /** Obstacles that closed a line. */
  readonly blocks: readonly Block[];
}

const prospectsCache = new WeakMap<MotoXState, Prospects>();

/** Returns the prospects, computed once for each position. */
export function getProspects(state: MotoXState): Prospects {
  const before = prospectsCache.get(state);
  if (before) return before;
  const found = findProspects(state, state.dice ?? []);
  prospectsCache.set(state, found);
  return found;
}

function findProspects(state: MotoXState, dice: readonly number[]): Prospects {
  const numbers = dice.filter((face) => face > 0);
  const { rides, barred, blocks } = findRides(createRideStart(state, getOwnBike(state).at, dice), numbers);
  const calm = rides.some(({ outcome }) => outcome.kind !== 'runoff');
  return {
    rides: filterRides(rides, state.options.runOff === 'forced' && calm).sort(compareRides),
    stay: getStayReason(state, numbers.length === 0, barred && !calm),
    wipe: !state.started && numbers.length > 0 && rides.length === 0 && !barred,
    blocks,
  };
}

/** Removes run-offs if the rules allow them only when nothing else is possible (R-MX-27). */
function filterRides(rides: readonly Ride[], calmOnly: boolean): Ride[] {
  return rides.filter(({ outcome }) => !calmOnly || outcome.kind !== 'runoff');
}

function getStayReason(state: MotoXState, nulls: boolean, barred: boolean): Prospects['stay'] {
  if (nulls) return 'nulls';
  if (state.started) return 'chosen';
  return barred ? 'barred' : null;
}

const OUTCOME_ORDER: readonly Outcome['kind'][] = ['finish', 'land', 'safe', 'runoff'];

function compareRides(one: Ride, other: Ride): number {
  const kinds = OUTCOME_ORDER.indexOf(one.outcome.kind) - OUTCOME_ORDER.indexOf(other.outcome.kind);
  return kinds !== 0 ? kinds : getRidePlace(other) - getRidePlace(one);
}

function getRidePlace({ outcome }: Ride): number {
  return outcome.kind === 'finish' ? 0 : parsePlace(outcome.space);
}

/** Returns whether two outcomes are the same. */
export function isSameOutcome(one: Outcome, other: Outcome): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind === 'finish' || (other.kind !== 'finish' && one.space === other.space);
}
