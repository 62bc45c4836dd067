import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Temper, World } from '../../../engine/game-ai.ts';
import type { ForageOptions } from '../types.ts';
import { MAX_WILD_STEPS, WILD } from '../ways/ways.ts';
import {
  BELOW,
  COIN_BITS,
  COINS,
  COUNT,
  DOWN,
  FIRST,
  HAND,
  LAID,
  LAST,
  MOVER,
  OVER,
  PAWN,
  PAWNED,
  PHASE,
  ROLLED,
  ROUND,
  SEATS,
  SPACE,
  SUM,
  UP,
  VALUED,
  WHERE,
} from './cells.ts';
import { COURSES, GO, ROLL, STASH, UNDER } from './codes.ts';
import { Evaluator } from './evaluator.ts';
import { GainTable } from './gain-table.ts';
import { MoveFilter } from './move-filter.ts';
import { Policy } from './policy.ts';
import { RAY_LENGTH, SPACES } from './spaces.ts';

/** Search position of Forage in which every coin is known. */
export class ForageWorld implements World {
  readonly cells: Int16Array;
  readonly options: ForageOptions;
  readonly seats: number;
  readonly count: number;
  readonly rays: Int16Array;
  readonly links: Int16Array;
  readonly #policy: Policy;
  readonly #worth: Evaluator;
  readonly #sieve: MoveFilter;

  constructor(options: ForageOptions, seats: number, temper: Temper) {
    const { count, rays, links } = SPACES[options.board];
    this.cells = new Int16Array(SPACE + count);
    this.options = options;
    this.seats = seats;
    this.count = count;
    this.rays = rays;
    this.links = links;
    const reach = new GainTable(this);
    this.#policy = new Policy(this, reach);
    this.#worth = new Evaluator(this, reach, temper);
    this.#sieve = new MoveFilter(this);
  }

  mover(): Seat | -1 {
    const { cells } = this;
    return cells[OVER] === 1 ? -1 : (cells[MOVER] as Seat);
  }

  moves(into: Int32Array): number {
    const { cells } = this;
    const mover = cells[MOVER] as Seat;
    const rolled = cells[ROLLED] as number;
    if (rolled >= 0) return this.#courses(rolled, GO, into, 0);
    if (cells[PHASE] === 1) return this.#stash(mover, into, 0);
    into[0] = ROLL;
    const own = this.ownUnder(mover);
    return own < 0 ? this.#stash(mover, into, 1) : this.#courses(own % VALUED, UNDER, into, 1);
  }

  promising(into: Int32Array): number {
    return this.#sieve.kept(into, this.moves(into));
  }

  make(code: number, chance: Chance): void {
    if (code === ROLL) this.cells[ROLLED] = chance.draw(6);
    else this.#travel((code / COURSES) | 0, code % COURSES);
  }

  policy(chance: Chance): number {
    return this.#policy.code(chance);
  }

  judge(into: Float64Array): void {
    this.#worth.judge(into);
  }

  distanceToEnd(seat: Seat): number {
    return this.#worth.distanceToEnd(seat);
  }

  /** Returns the uppermost coin of the seat's suit under its pawn, or −1 (R-FO-13). */
  ownUnder(seat: Seat): number {
    const { cells } = this;
    let coin = this.top(cells[PAWN + seat] as number);
    while (coin >= 0 && ((coin / VALUED) | 0) !== seat) coin = cells[BELOW + coin] as number;
    return coin;
  }

  /** Returns the uppermost coin of a space, or −1. */
  top(space: number): number {
    return ((this.cells[SPACE + space] as number) & COIN_BITS) - 1;
  }

  /** Clears the table before pawns and coins are placed. */
  clear(): void {
    this.cells.fill(0);
    this.cells.fill(-1, PAWN, PAWN + SEATS);
    this.cells.fill(-1, WHERE, WHERE + 2 * COINS);
    this.cells[ROLLED] = -1;
  }

  stand(seat: Seat, space: number): void {
    this.cells[PAWN + seat] = space;
    (this.cells[SPACE + space] as number) |= PAWNED;
  }

  /** Puts the coin on top of the space. */
  lay(coin: number, space: number, up: boolean): void {
    const { cells } = this;
    cells[WHERE + coin] = space;
    cells[BELOW + coin] = this.top(space);
    cells[UP + coin] = up ? 1 : 0;
    cells[SPACE + space] = ((cells[SPACE + space] as number) & PAWNED) | (coin + 1);
    (cells[LAID] as number)++;
    if (!up) (cells[DOWN] as number)++;
  }

  /** Adds the coin to the seat's stash. */
  keep(seat: Seat, coin: number): void {
    const { cells } = this;
    const value = coin % VALUED;
    (cells[HAND + seat * SEATS + ((coin / VALUED) | 0)] as number) |= 1 << value;
    (cells[SUM + seat] as number) += value;
    (cells[COUNT + seat] as number)++;
  }

  #spend(seat: Seat, coin: number): void {
    const { cells } = this;
    const value = coin % VALUED;
    (cells[HAND + seat * SEATS + ((coin / VALUED) | 0)] as number) &= ~(1 << value);
    (cells[SUM + seat] as number) -= value;
    (cells[COUNT + seat] as number)--;
  }

  #stash(mover: Seat, into: Int32Array, from: number): number {
    let count = from;
    for (let suit = 0; suit < SEATS; suit++) {
      const hand = this.cells[HAND + mover * SEATS + suit] as number;
      for (let value = 0; value < VALUED; value++)
        if (hand & (1 << value)) count = this.#courses(value, STASH + suit * VALUED + value, into, count);
    }
    return count;
  }

  /** Writes every course for a number from index `from` on (R-FO-6, R-FO-7, R-FO-10, R-FO-12). */
  #courses(number: number, source: number, into: Int32Array, from: number): number {
    const base = source * COURSES;
    const nearest = number === WILD ? 1 : number;
    const farthest = number === WILD ? MAX_WILD_STEPS : number;
    let count = from;
    for (let direction = 0; direction < 8; direction++)
      count = this.#along(direction, nearest, farthest, base, into, count);
    if (count === from) count = this.#forced(base, into, from);
    if (count === from) into[count++] = base;
    return count;
  }

  #along(
    direction: number,
    nearest: number,
    farthest: number,
    base: number,
    into: Int32Array,
    from: number,
  ): number {
    const { cells, rays } = this;
    const ray = this.#ray(direction);
    const isLaying = cells[PHASE] === 1;
    let count = from;
    for (let steps = 1; steps <= farthest; steps++) {
      const space = rays[ray + steps - 1] as number;
      const there = space < 0 ? PAWNED : (cells[SPACE + space] as number);
      if (there >= PAWNED) break;
      if (steps >= nearest && (there === 0 || !isLaying))
        into[count++] = base + direction * RAY_LENGTH + steps;
    }
    return count;
  }

  /** Writes the forced courses to the first space without a coin in each direction (R-FO-12). */
  #forced(base: number, into: Int32Array, from: number): number {
    const { cells, rays } = this;
    let count = from;
    for (let direction = 0; direction < 8; direction++) {
      const ray = this.#ray(direction);
      let steps = 1;
      let space = rays[ray] as number;
      while (space >= 0 && (cells[SPACE + space] as number) > 0 && (cells[SPACE + space] as number) < PAWNED)
        space = rays[ray + steps++] as number;
      if (space >= 0 && cells[SPACE + space] === 0) into[count++] = base + direction * RAY_LENGTH + steps;
    }
    return count;
  }

  /** Returns the index of the spaces ahead of the mover in a direction. */
  #ray(direction: number): number {
    const { cells } = this;
    const pawn = cells[PAWN + (cells[MOVER] as number)] as number;
    return (pawn * 8 + direction) * RAY_LENGTH;
  }

  /** Plays the source and moves the pawn (R-FO-4, R-FO-13 to R-FO-17). `course` 0 means staying. */
  #travel(source: number, course: number): void {
    const { cells, rays } = this;
    const mover = cells[MOVER] as Seat;
    const from = cells[PAWN + mover] as number;
    if (source >= STASH) {
      this.#spend(mover, source - STASH);
      this.lay(source - STASH, from, this.options.faceUp && cells[PHASE] === 2);
    }
    if (course > 0) {
      const to = rays[
        (from * 8 + ((course / RAY_LENGTH) | 0)) * RAY_LENGTH + (course % RAY_LENGTH) - 1
      ] as number;
      (cells[SPACE + from] as number) &= COIN_BITS;
      this.stand(mover, to);
      if (cells[PHASE] === 2 && (cells[SPACE + to] as number) > PAWNED) this.#take(mover, to);
    }
    this.#passOn(mover);
  }

  /** Takes the coins of other suits that lie value down; the others keep their order. */
  #take(mover: Seat, space: number): void {
    const { cells } = this;
    let above = -1;
    for (let coin = this.top(space); coin >= 0; ) {
      const below = cells[BELOW + coin] as number;
      if (((coin / VALUED) | 0) === mover || cells[UP + coin] === 1) above = coin;
      else {
        this.#lift(coin, above, below, space);
        this.keep(mover, coin);
      }
      coin = below;
    }
  }

  #lift(coin: number, above: number, below: number, space: number): void {
    const { cells } = this;
    if (above < 0) cells[SPACE + space] = ((cells[SPACE + space] as number) & PAWNED) | (below + 1);
    else cells[BELOW + above] = below;
    cells[WHERE + coin] = -1;
    cells[BELOW + coin] = -1;
    (cells[LAID] as number)--;
    (cells[DOWN] as number)--;
  }

  #passOn(mover: Seat): void {
    const { cells, seats } = this;
    const next = mover + 1 === seats ? 0 : mover + 1;
    cells[ROLLED] = -1;
    if (cells[PHASE] === 2) this.#gather(next);
    else if (cells[COUNT + next] === 0) this.#open();
    else this.#next(next);
  }

  #open(): void {
    const { cells } = this;
    cells[PHASE] = 2;
    cells[MOVER] = cells[FIRST] as number;
    cells[ROUND] = 1;
  }

  #next(next: Seat): void {
    const { cells } = this;
    cells[MOVER] = next;
    if (next === cells[FIRST]) (cells[ROUND] as number)++;
  }

  /** Ends the turn in phase 2: the next turn, or the end (R-FO-20, R-FO-23). */
  #gather(next: Seat): void {
    const { cells, options } = this;
    const isDone = next === cells[FIRST];
    const isDecided = cells[LAST] === 1 || this.#isGathered();
    if (isDecided && (isDone || !options.finishRound)) cells[OVER] = 1;
    else if (isDone && options.roundCap > 0 && (cells[ROUND] as number) >= options.roundCap) cells[OVER] = 1;
    else {
      if (isDecided) cells[LAST] = 1;
      this.#next(next);
    }
  }

  #isGathered(): boolean {
    const { cells, options, seats } = this;
    if (options.faceUp) return cells[DOWN] === 0;
    return (cells[LAID] as number) <= (options.clearBoard ? 0 : seats);
  }
}
