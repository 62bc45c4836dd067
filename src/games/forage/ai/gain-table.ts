import type { Seat } from '../../../engine/game.ts';
import { BLIND, COINS, HAND, PAWN, SEATS, UP, VALUED, WHERE } from './cells.ts';
import { LINKS_PER_PAIR, RAY_LENGTH } from './spaces.ts';
import type { ForageWorld } from './world.ts';

/** Value of a coin besides its points: it counts in a tie, and can be played. */
export const COIN_BONUS = 0.4;
/** Chance of rolling one particular number. */
const FACE_CHANCE = 1 / 6;
/** Assumed value of a coin whose value is forgotten. */
const MEAN_VALUE = 2.5;
/** Distance beyond the reach of any number. */
const UNBLOCKED = VALUED;

/** Possible gains of a seat with its next number. Of coins that lie on each other, only the best counts. */
export class GainTable {
  /** Largest gain and its course by number, blank first; 0 and −1 if there is nothing to gain. */
  readonly gains = new Float64Array(VALUED);
  readonly courses = new Int32Array(VALUED);
  readonly #world: ForageWorld;
  readonly #blocked = new Int32Array(8);

  constructor(world: ForageWorld) {
    this.#world = world;
  }

  /** Fills the table for the seat, as if its pawn stood on that space. */
  look(seat: Seat, from: number): void {
    const { cells, links, count } = this.#world;
    this.gains.fill(0);
    this.courses.fill(-1);
    this.#block(seat, from);
    const own = seat * VALUED;
    const sees = cells[BLIND + seat] === 0;
    for (let coin = 0; coin < COINS; coin++) {
      if (coin === own) coin += VALUED;
      const space = cells[WHERE + coin] as number;
      if (space < 0 || coin >= COINS || cells[UP + coin] === 1) continue;
      const first = (from * count + space) * LINKS_PER_PAIR;
      if (links[first] === 0) continue;
      const gain = (sees ? coin % VALUED : MEAN_VALUE) + COIN_BONUS;
      for (let at = first; at < first + LINKS_PER_PAIR && links[at] !== 0; at++)
        this.#reached(links[at] as number, gain);
    }
  }

  /** Returns the average gain of the die. */
  die(): number {
    let sum = 0;
    for (let number = 0; number < VALUED; number++) sum += this.gains[number] as number;
    return sum * FACE_CHANCE;
  }

  /** Returns the coin of the stash with the largest gain, or −1 if none gains more than `least`. */
  play(seat: Seat, least: number): number {
    const { cells } = this.#world;
    let [best, most] = [-1, least];
    for (let suit = 0; suit < SEATS; suit++) {
      const hand = cells[HAND + seat * SEATS + suit] as number;
      for (let value = 0, left = hand; left > 0; left >>= 1, value++) {
        const net = (this.gains[value] as number) - value - COIN_BONUS;
        if ((left & 1) === 1 && net > most) [best, most] = [suit * VALUED + value, net];
      }
    }
    return best;
  }

  #block(seat: Seat, from: number): void {
    const { cells, links, count, seats } = this.#world;
    this.#blocked.fill(UNBLOCKED);
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const at = (from * count + (cells[PAWN + other] as number)) * LINKS_PER_PAIR;
      for (let link = at; link < at + LINKS_PER_PAIR; link++) this.#stopped(links[link] as number);
    }
  }

  #stopped(course: number): void {
    const direction = (course / RAY_LENGTH) | 0;
    const steps = course % RAY_LENGTH;
    if (course > 0 && steps < (this.#blocked[direction] as number)) this.#blocked[direction] = steps;
  }

  #reached(course: number, gain: number): void {
    const steps = course % RAY_LENGTH;
    if (steps >= (this.#blocked[(course / RAY_LENGTH) | 0] as number)) return;
    if (gain > (this.gains[steps] as number)) this.#best(steps, gain, course);
    if (gain > (this.gains[0] as number)) this.#best(0, gain, course);
  }

  #best(number: number, gain: number, course: number): void {
    this.gains[number] = gain;
    this.courses[number] = course;
  }
}
