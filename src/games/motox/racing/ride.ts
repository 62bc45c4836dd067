import { BACK, type Board, boardOf, FINISH, nameOf, OFF, type Place, placeOf, tileOf } from '../board.ts';
import { type Heading, turned } from '../compass.ts';
import type { MotoXState, Outcome, Space } from '../types.ts';

/** The shortest way to one outcome: fewest turns, then fewest and lowest ramps. */
export interface Ride {
  readonly outcome: Outcome;
  /** The lowest number that leads there. */
  readonly number: number;
  /** Every number that leads there. */
  readonly numbers: readonly number[];
  /** The spaces ridden over, the one it starts on first. */
  readonly path: readonly Space[];
  /** The highest ramp jumped, 0 for none. */
  readonly jumped: number;
}

/** All that can come of a ride, each outcome once, and whether a ramp was too high for some line (R-MX-26). */
interface Rides {
  readonly rides: readonly Ride[];
  readonly barred: boolean;
  /** What closed a line, in the order met. */
  readonly blocks: readonly Block[];
}

/** What stops a ride: a bike on the ground, or a ramp too high for these numbers. */
export type Block =
  | { readonly kind: 'bike'; readonly at: Place }
  | { readonly kind: 'ramp'; readonly tile: number; readonly numbers: readonly number[] };

/** What a ride is made with: where from, who stands in the way, how often it may turn, what a flight covers. */
interface Start {
  readonly board: Board;
  readonly from: Place;
  /** The places where other bikes stand. */
  readonly standing: readonly Place[];
  readonly turns: number;
  readonly flight: MotoXState['options']['flight'];
}

/** Every outcome of the numbers, each with its lowest number (R-MX-21 to R-MX-35). */
export function ridesFrom(start: Start, numbers: readonly number[]): Rides {
  const search = new Search(start);
  for (const number of [...new Set(numbers)].sort()) search.ride(number);
  return { rides: search.found(), barred: search.barred, blocks: [...search.blocks.values()] };
}

/** The ride with which a state's mover would set out. */
export function startOf(state: MotoXState, from: Space, dice: readonly number[]): Start {
  const standing = state.bikes.flatMap((bike, seat) =>
    bike === null || bike.wiped || seat === state.mover ? [] : [placeOf(bike.at)],
  );
  const turns = dice.filter((face) => face === 0).length;
  const { flight } = state.options;
  return { board: boardOf(state.track), from: placeOf(from), standing, turns, flight };
}

type Kind = Outcome['kind'];

interface Found {
  readonly kind: Kind;
  readonly number: number;
  readonly numbers: readonly number[];
  readonly turns: number;
  readonly jumped: number;
  readonly path: readonly Place[];
}

/** Where a bike is on its way. */
interface Point {
  readonly at: Place;
  readonly left: number;
  readonly turns: number;
  readonly air: boolean;
  readonly jumped: number;
}

/** Rides every line there is, one step after another. */
class Search {
  barred = false;
  /** By place, ramps by the tile below zero. */
  readonly blocks = new Map<number, Block>();
  readonly #start: Start;
  readonly #best = new Map<string, Found>();
  readonly #path: Place[] = [];
  #number = 0;

  constructor(start: Start) {
    this.#start = start;
  }

  /** The first direction is free (R-MX-22). */
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
      const spaces = path.map(nameOf);
      return { outcome: outcomeOf(kind, spaces.at(-1) as Space), number, numbers, path: spaces, jumped };
    });
  }

  #step(point: Point, heading: Heading): void {
    const to = this.#start.board.steps[point.at * 4 + heading] as number;
    if (to === BACK) return;
    if (to === OFF) this.#note('runoff', point);
    else if (to === FINISH) this.#note('finish', point);
    else this.#enter(point, to, heading);
  }

  /** R-MX-10: the ramp is at the exit edge. R-MX-30: the number is compared with every one. R-MX-31: there the flight begins. */
  #enter(point: Point, to: Place, heading: Heading): void {
    const onwards = tileOf(to) !== tileOf(point.at);
    const ramp = onwards ? (this.#start.board.ramps[tileOf(point.at)] as number) : 0;
    if (ramp > 0 && this.#number <= ramp) {
      this.barred = true;
      this.#bar(tileOf(point.at));
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

  /** A bike on the ground can be neither entered nor passed (R-MX-28); out of the air it can (R-MX-31, R-MX-33). */
  #reach(point: Point, heading: Heading): void {
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

  /** Straight on, or with a turn while there are nulls for it (R-MX-24, R-MX-32). */
  #goOn(point: Point, heading: Heading, occupied: boolean): void {
    this.#step(point, heading);
    if (point.turns === 0) return;
    const air = point.air && this.#start.flight !== 'turn';
    if (occupied && !air) return;
    const after = { ...point, turns: point.turns - 1, air };
    this.#step(after, turned(heading, 1));
    this.#step(after, turned(heading, 3));
  }

  #note(kind: Kind, { at, turns, jumped }: Point): void {
    const key = kind === 'finish' ? kind : `${kind}${at}`;
    const known = this.#best.get(key);
    const used = this.#start.turns - turns;
    if (known && known.number !== this.#number) this.#alsoWith(key, known);
    else if (!known || this.#isBetter(known, used, jumped))
      this.#best.set(key, this.#found(kind, used, jumped));
  }

  /** Numbers are tried in ascending order, so the first that leads there remains. */
  #alsoWith(key: string, known: Found): void {
    if (known.numbers.at(-1) === this.#number) return;
    this.#best.set(key, { ...known, numbers: [...known.numbers, this.#number] });
  }

  #found(kind: Kind, turns: number, jumped: number): Found {
    const number = this.#number;
    return { kind, number, numbers: [number], turns, jumped, path: [...this.#path] };
  }

  #isBetter(known: Found, turns: number, jumped: number): boolean {
    if (known.turns !== turns) return turns < known.turns;
    if (known.jumped !== jumped) return jumped < known.jumped;
    return this.#path.length < known.path.length;
  }
}

function outcomeOf(kind: Kind, space: Space): Outcome {
  return kind === 'finish' ? { kind } : { kind, space };
}
