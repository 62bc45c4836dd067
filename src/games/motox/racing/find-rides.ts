import {
  type Board,
  getBoard,
  getSpaceCode,
  getTile,
  type Place,
  parsePlace,
  STEP_BACK,
  STEP_FINISH,
  STEP_OFF,
} from '../board.ts';
import { type Heading, turnHeading } from '../compass.ts';
import type { MotoXState, Outcome, Space } from '../types.ts';

/** Shortest way to one outcome: fewest turns, then fewest and lowest ramps. */
export interface Ride {
  readonly outcome: Outcome;
  /** Lowest number that leads there. */
  readonly number: number;
  /** Every number that leads there. */
  readonly numbers: readonly number[];
  /** Spaces ridden over, beginning with the start of the ride. */
  readonly path: readonly Space[];
  /** Highest ramp jumped, 0 for none. */
  readonly jumped: number;
}

/** Result of a search: each outcome once, and whether a ramp was too high for some line (R-MX-26). */
interface RidesFound {
  readonly rides: readonly Ride[];
  readonly barred: boolean;
  /** Obstacles that closed a line, in the order met. */
  readonly blocks: readonly Block[];
}

/** Obstacle of a ride: a bike on the ground, or a ramp too high for these numbers. */
export type Block =
  | { readonly kind: 'bike'; readonly at: Place }
  | { readonly kind: 'ramp'; readonly tile: number; readonly numbers: readonly number[] };

/** Start of a ride: the place, the bikes in the way, the number of turns, the reach of a flight. */
interface RideStart {
  readonly board: Board;
  readonly from: Place;
  /** Places where other bikes stand. */
  readonly standing: readonly Place[];
  readonly turns: number;
  readonly flight: MotoXState['options']['flight'];
}

/** Finds every outcome of the numbers, each with its lowest number (R-MX-21 to R-MX-35). */
export function findRides(start: RideStart, numbers: readonly number[]): RidesFound {
  const search = new RideSearch(start);
  for (const number of [...new Set(numbers)].sort()) search.ride(number);
  return { rides: search.found(), barred: search.barred, blocks: [...search.blocks.values()] };
}

/** Creates the start of a ride for the mover. */
export function createRideStart(state: MotoXState, from: Space, dice: readonly number[]): RideStart {
  const standing = state.bikes.flatMap((bike, seat) =>
    bike === null || bike.wiped || seat === state.mover ? [] : [parsePlace(bike.at)],
  );
  const turns = dice.filter((face) => face === 0).length;
  const { flight } = state.options;
  return { board: getBoard(state.track), from: parsePlace(from), standing, turns, flight };
}

type OutcomeKind = Outcome['kind'];

interface FoundRide {
  readonly kind: OutcomeKind;
  readonly number: number;
  readonly numbers: readonly number[];
  readonly turns: number;
  readonly jumped: number;
  readonly path: readonly Place[];
}

/** State of a bike on its way. */
interface RidePoint {
  readonly at: Place;
  readonly left: number;
  readonly turns: number;
  readonly air: boolean;
  readonly jumped: number;
}

/** Search that rides every possible line, step by step. */
class RideSearch {
  barred = false;
  /** Obstacles by place; ramps by their tile, as negative keys. */
  readonly blocks = new Map<number, Block>();
  readonly #start: RideStart;
  readonly #best = new Map<string, FoundRide>();
  readonly #path: Place[] = [];
  #number = 0;

  constructor(start: RideStart) {
    this.#start = start;
  }

  /** Rides a number; the first direction is free (R-MX-22). */
  ride(number: number): void {
    this.#number = number;
    const { from, turns } = this.#start;
    const point = { at: from, left: number, turns, air: false, jumped: 0 };
    this.#path.length = 0;
    this.#path.push(from);
    for (let heading = 0; heading < 4; heading++) this.#step(point, heading);
  }

  found(): Ride[] {
    return [...this.#best.values()].map(({ kind, number, numbers, jumped, path }) => {
      const spaces = path.map(getSpaceCode);
      return { outcome: createOutcome(kind, spaces.at(-1) as Space), number, numbers, path: spaces, jumped };
    });
  }

  #step(point: RidePoint, heading: Heading): void {
    const to = this.#start.board.steps[point.at * 4 + heading] as number;
    if (to === STEP_BACK) return;
    if (to === STEP_OFF) this.#note('runoff', point);
    else if (to === STEP_FINISH) this.#note('finish', point);
    else this.#enter(point, to, heading);
  }

  /**
   * Enters a space. The ramp is at the exit edge (R-MX-10), the number is compared with every ramp (R-MX-30), and the
   * flight begins there (R-MX-31).
   */
  #enter(point: RidePoint, to: Place, heading: Heading): void {
    const onwards = getTile(to) !== getTile(point.at);
    const ramp = onwards ? (this.#start.board.ramps[getTile(point.at)] as number) : 0;
    if (ramp > 0 && this.#number <= ramp) {
      this.barred = true;
      this.#bar(getTile(point.at));
      return;
    }
    const stays = point.air && !(onwards && this.#start.flight === 'tile');
    const jumped = Math.max(point.jumped, ramp);
    this.#reach(
      { at: to, left: point.left - 1, turns: point.turns, air: ramp > 0 || stays, jumped },
      heading,
    );
  }

  #bar(tile: number): void {
    const known = this.blocks.get(-1 - tile);
    const numbers = known?.kind === 'ramp' ? known.numbers : [];
    if (!numbers.includes(this.#number))
      this.blocks.set(-1 - tile, { kind: 'ramp', tile, numbers: [...numbers, this.#number] });
  }

  /**
   * Reaches a space. A bike on the ground can be neither entered nor passed (R-MX-28), except from the air (R-MX-31,
   * R-MX-33).
   */
  #reach(point: RidePoint, heading: Heading): void {
    const occupied = this.#start.standing.includes(point.at);
    if (occupied && !point.air) {
      this.blocks.set(point.at, { kind: 'bike', at: point.at });
      return;
    }
    this.#path.push(point.at);
    if (point.left === 0) this.#note(occupied ? 'land' : 'safe', point);
    else this.#goOn(point, heading, occupied);
    this.#path.pop();
  }

  /** Continues straight on, or with a turn while nulls are left for it (R-MX-24, R-MX-32). */
  #goOn(point: RidePoint, heading: Heading, occupied: boolean): void {
    this.#step(point, heading);
    if (point.turns === 0) return;
    const air = point.air && this.#start.flight !== 'turn';
    if (occupied && !air) return;
    const after = { ...point, turns: point.turns - 1, air };
    this.#step(after, turnHeading(heading, 1));
    this.#step(after, turnHeading(heading, 3));
  }

  #note(kind: OutcomeKind, { at, turns, jumped }: RidePoint): void {
    const key = kind === 'finish' ? kind : `${kind}${at}`;
    const known = this.#best.get(key);
    const used = this.#start.turns - turns;
    if (known && known.number !== this.#number) this.#alsoWith(key, known);
    else if (!known || this.#isBetter(known, used, jumped))
      this.#best.set(key, this.#found(kind, used, jumped));
  }

  /** Adds the number to a known outcome. Numbers are tried in ascending order, so the first ride found remains. */
  #alsoWith(key: string, known: FoundRide): void {
    if (known.numbers.at(-1) === this.#number) return;
    this.#best.set(key, { ...known, numbers: [...known.numbers, this.#number] });
  }

  #found(kind: OutcomeKind, turns: number, jumped: number): FoundRide {
    const number = this.#number;
    return { kind, number, numbers: [number], turns, jumped, path: [...this.#path] };
  }

  #isBetter(known: FoundRide, turns: number, jumped: number): boolean {
    if (known.turns !== turns) return turns < known.turns;
    if (known.jumped !== jumped) return jumped < known.jumped;
    return this.#path.length < known.path.length;
  }
}

function createOutcome(kind: OutcomeKind, space: Space): Outcome {
  return kind === 'finish' ? { kind } : { kind, space };
}
