import { placeOf } from '../board.ts';
import type { MotoXState, Outcome } from '../types.ts';
import { ownBike } from './bikes.ts';
import { type Block, type Ride, ridesFrom, startOf } from './ride.ts';

/** What the mover may do with the dice that lie there. */
interface Prospects {
  /** Outcomes to choose from: the finish, landings, safe spaces from the front, then run-offs. */
  readonly rides: readonly Ride[];
  /** Why the bike may stay where it is, or null (R-MX-21, R-MX-29, R-MX-39). */
  readonly stay: 'nulls' | 'barred' | 'chosen' | null;
  /** Blocked all round: it has to wipe out (R-MX-28). */
  readonly wipe: boolean;
  /** What closed a line. */
  readonly blocks: readonly Block[];
}

const known = new WeakMap<MotoXState, Prospects>();

/** Worked out once for each position. */
export function prospects(state: MotoXState): Prospects {
  const before = known.get(state);
  if (before) return before;
  const found = foreseen(state, state.dice ?? []);
  known.set(state, found);
  return found;
}

function foreseen(state: MotoXState, dice: readonly number[]): Prospects {
  const numbers = dice.filter((face) => face > 0);
  const { rides, barred, blocks } = ridesFrom(startOf(state, ownBike(state).at, dice), numbers);
  const calm = rides.some(({ outcome }) => outcome.kind !== 'runoff');
  return {
    rides: offered(rides, state.options.runOff === 'forced' && calm).sort(inOrder),
    stay: mayStay(state, numbers.length === 0, barred && !calm),
    wipe: !state.started && numbers.length > 0 && rides.length === 0 && !barred,
    blocks,
  };
}

/** R-MX-27: a run-off may be chosen, or only where nothing else can be. */
function offered(rides: readonly Ride[], calmOnly: boolean): Ride[] {
  return rides.filter(({ outcome }) => !calmOnly || outcome.kind !== 'runoff');
}

function mayStay(state: MotoXState, nulls: boolean, barred: boolean): Prospects['stay'] {
  if (nulls) return 'nulls';
  if (state.started) return 'chosen';
  return barred ? 'barred' : null;
}

const ORDER: readonly Outcome['kind'][] = ['finish', 'land', 'safe', 'runoff'];

function inOrder(one: Ride, other: Ride): number {
  const kinds = ORDER.indexOf(one.outcome.kind) - ORDER.indexOf(other.outcome.kind);
  return kinds !== 0 ? kinds : spaceOf(other) - spaceOf(one);
}

function spaceOf({ outcome }: Ride): number {
  return outcome.kind === 'finish' ? 0 : placeOf(outcome.space);
}

/** Whether two outcomes are the same. */
export function isSame(one: Outcome, other: Outcome): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind === 'finish' || (other.kind !== 'finish' && one.space === other.space);
}
