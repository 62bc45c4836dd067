import type { Place } from '../board.ts';
import { MAX_DICE } from '../racing/bikes.ts';
import { FINISH, getRideEnd, OFF } from './codes.ts';
import { POSSIBLE_ROLLS, ROLL_COUNT, ROLL_ODDS, type Roll } from './dice.ts';
import type { RideExplorer } from './ride-explorer.ts';

/** Maximum number of sweeps over a tile, and the change in turns below which they stop. */
const MAX_SWEEPS = 30;
const MIN_CHANGE = 3e-3;

/** Maximum number of coins in the tables; more coins count as this number. */
const MAX_COINS = 5;

/** Code for no ride, and a number of turns higher than on any track. */
export const NOWHERE = -1;
export const MAX_TURNS = 1000;

/** Chance that none of this number of dice shows an ace. */
const NO_ACE_CHANCES = [1, 5 / 6, 25 / 36, 125 / 216, 625 / 1296];

/** Returns the index of a number with this many turns of the handlebar, from a place or from a state. */
export function getRideIndex(state: number, turns: number, number: number): number {
  return state * 20 + turns * 5 + number - 1;
}

/**
 * Turns to the finish of a rider who is alone on the track and plays perfectly. A state is a place with coins in hand,
 * see `of`. Each number of dice from one to the number of seats is assumed to be equally likely.
 */
export class TurnsToFinish {
  /** Turns left before a turn, by state. */
  readonly up: Float64Array;
  /** Turns left by state if the bike lies beside the track. */
  readonly down: Float64Array;
  /** Turns left by dice, then by state, if this turn is rolled with that number of dice. */
  readonly rolled: readonly Float64Array[];
  /** Turns left by dice, then by state, of a bike that lies there and rolls that number of dice for an ace. */
  readonly kicked: readonly Float64Array[];
  /** Best end that stays on the track, and the turns that it leaves, by ride from a state. */
  readonly calm: Int16Array;
  readonly calmLeft: Float64Array;
  /** Best end off the track, and the turns that it leaves, by ride from a state. */
  readonly off: Int16Array;
  readonly offLeft: Float64Array;
  /** Flags by ride from a place: whether a ramp is too high for a line. */
  readonly barred: Uint8Array;
  /** Places that the lines reach, by ride from a place: three words each, one bit for a place. */
  readonly touched: Int32Array;
  readonly #places: number;
  readonly #seats: number;
  /** Index of the first outcome among the codes, by ride from a place. */
  readonly #from: Int32Array;
  readonly #codes: number[] = [];
  /** Turns left after the best ride with each roll, for one state. */
  readonly #after = new Float64Array(ROLL_COUNT);

  constructor(lines: RideExplorer, places: number, seats: number) {
    this.#places = places;
    this.#seats = seats;
    const states = places * (MAX_COINS + 1);
    const table = () => new Float64Array(states);
    [this.up, this.down] = [table(), table()];
    this.rolled = Array.from({ length: MAX_DICE + 1 }, table);
    this.kicked = Array.from({ length: MAX_DICE + 1 }, table);
    [this.calm, this.off] = [new Int16Array(states * 20), new Int16Array(states * 20)];
    [this.calmLeft, this.offLeft] = [new Float64Array(states * 20), new Float64Array(states * 20)];
    this.barred = new Uint8Array(places * 20);
    this.touched = new Int32Array(places * 60);
    this.#from = new Int32Array(places * 20 + 1);
    for (let place = 0; place < places; place++) this.#survey(lines, place);
    for (let coins = 0; coins <= MAX_COINS; coins++)
      for (let tile = places / 4 - 1; tile >= 0; tile--) this.#settle(tile, coins);
  }

  /** Returns the state of a place with this number of coins; states with equal coins are adjacent. */
  of(place: Place, coins: number): number {
    return Math.min(coins, MAX_COINS) * this.#places + place;
  }

  /** Returns the turns left before a roll with that number of dice, if the best number of coins is spent. */
  best(place: Place, coins: number, dice: number): number {
    let least = MAX_TURNS;
    for (let spent = 0; spent <= coins && dice + spent <= MAX_DICE; spent++) {
      const left = (this.rolled[dice + spent] as Float64Array)[this.of(place, coins - spent)] as number;
      if (left < least) least = left;
    }
    return least;
  }

  #survey(lines: RideExplorer, place: Place): void {
    for (let turns = 0; turns < 4; turns++)
      for (let number = 1; number <= 5; number++) {
        const at = getRideIndex(place, turns, number);
        lines.begin();
        lines.ride(place, number, turns);
        for (let one = 0; one < lines.count; one++) this.#codes.push(lines.codes[one] as number);
        this.#from[at + 1] = this.#codes.length;
        this.barred[at] = Number(lines.barred);
        this.touched.set(lines.touched, 3 * at);
      }
  }

  /** Solves the states of a tile by repeated sweeps, because they depend on the tiles after it and on each other. */
  #settle(tile: number, coins: number): void {
    for (let place = 4 * tile; place < 4 * tile + 4; place++) this.#suppose(place, coins);
    for (let sweep = 0, change = MAX_TURNS; sweep < MAX_SWEEPS && change > MIN_CHANGE; sweep++) {
      change = 0;
      for (let place = 4 * tile + 3; place >= 4 * tile; place--)
        change = Math.max(change, this.#renew(place, coins));
    }
  }

  /** Writes initial values for the sweeps. */
  #suppose(place: Place, coins: number): void {
    const state = this.of(place, coins);
    const ahead = place + 4 < this.#places ? (this.up[state + 4] as number) : 0;
    this.up[state] = coins > 0 ? (this.up[state - this.#places] as number) : ahead + 1;
    this.down[state] = (this.up[state] as number) + 1;
  }

  /** Recomputes a state and returns the change in turns. */
  #renew(place: Place, coins: number): number {
    const state = this.of(place, coins);
    const before = this.up[state] as number;
    for (let turns = 0; turns < 4; turns++) this.#weigh(place, state, turns);
    this.#after[ROLL_COUNT - 32] = before;
    for (let dice = 1; dice <= MAX_DICE; dice++) {
      (this.rolled[dice] as Float64Array)[state] = 1 + this.#expected(dice, MAX_TURNS);
      (this.kicked[dice] as Float64Array)[state] = this.#kick(dice, state);
    }
    this.#average(place, coins, state);
    return Math.abs((this.up[state] as number) - before);
  }

  /** Averages over the dice that a seat may have by rank. */
  #average(place: Place, coins: number, state: number): void {
    let [up, down] = [0, 0];
    for (let dice = 1; dice <= this.#seats; dice++) {
      const kicked = (this.kicked[dice] as Float64Array)[state] as number;
      up += this.best(place, coins, dice);
      down += coins === 0 ? kicked : Math.min(kicked, this.best(place, coins - 1, dice));
    }
    this.up[state] = up / this.#seats;
    this.down[state] = down / this.#seats;
  }

  /** Computes the turns left after the best ride with every roll of this number of nulls. */
  #weigh(place: Place, state: number, turns: number): void {
    const stay = this.up[state] as number;
    const lines = getRideIndex(place, turns, 1);
    const rides = getRideIndex(state, turns, 1);
    for (let at = 0; at < 5; at++) this.#choose(lines + at, rides + at, state - place);
    this.#after[32 * turns] = stay;
    for (let numbers = 1; numbers < 32; numbers++)
      this.#after[32 * turns + numbers] = this.#afterBest(numbers, lines, rides, stay);
  }

  #afterBest(numbers: number, lines: number, rides: number, stay: number): number {
    let [calm, off, barred] = [MAX_TURNS, MAX_TURNS, false];
    for (let at = 0; at < 5; at++) {
      if ((numbers & (1 << at)) === 0) continue;
      calm = Math.min(calm, this.calmLeft[rides + at] as number);
      off = Math.min(off, this.offLeft[rides + at] as number);
      if (this.barred[lines + at] === 1) barred = true;
    }
    const least = Math.min(calm, off);
    return barred && calm === MAX_TURNS ? Math.min(least, stay) : least;
  }

  /** Chooses the best ends of a ride. `first`: the state of the first place with the same number of coins. */
  #choose(lines: number, ride: number, first: number): void {
    let [calm, calmLeft, off, offLeft] = [NOWHERE, MAX_TURNS, NOWHERE, MAX_TURNS];
    const end = this.#from[lines + 1] as number;
    for (let at = this.#from[lines] as number; at < end; at++) {
      const code = this.#codes[at] as number;
      const isOff = code >= OFF && code < FINISH;
      const left = code === FINISH ? 0 : ((isOff ? this.down : this.up)[first + getRideEnd(code)] as number);
      if (isOff && left < offLeft) [off, offLeft] = [code, left];
      else if (!isOff && left < calmLeft) [calm, calmLeft] = [code, left];
    }
    this.calm[ride] = calm;
    this.calmLeft[ride] = calmLeft;
    this.off[ride] = off;
    this.offLeft[ride] = offLeft;
  }

  /** Returns the expected turns left after a roll with this number of dice; no roll leaves more turns than `most`. */
  #expected(dice: number, most: number): number {
    const odds = ROLL_ODDS[dice] as Float64Array;
    let sum = 0;
    for (const roll of POSSIBLE_ROLLS[dice] as readonly Roll[])
      sum += (odds[roll] as number) * Math.min(most, this.#after[roll] as number);
    return sum;
  }

  /** Returns the turns left of a kick: without an ace the bike lies for a turn; with one the other dice may be used. */
  #kick(dice: number, state: number): number {
    const fails = NO_ACE_CHANCES[dice] as number;
    const stay = this.up[state] as number;
    return 1 + fails * (this.down[state] as number) + (1 - fails) * this.#expected(dice - 1, stay);
  }
}
