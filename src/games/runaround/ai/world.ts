import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Temper, World } from '../../../engine/game-ai.ts';
import { PAWNS } from '../setup.ts';
import type { HouseRules, RunaroundState } from '../types.ts';
import { evaluate } from './evaluate.ts';

/** Layout of the cells. A pawn is stored as the distance from its own start, −1 at home, in ascending order. */
const [MOVER, ROLLED, AGAIN, RUNS, PAWN] = [0, 1, 2, 3, 5];
/** First of two cells: each seat's pawns on their start that have come round and not left it yet (R-RA-19). */
const DUE = PAWN + 2 * PAWNS;
const CELLS = DUE + 2;

/** Code of a roll. The code of a run is its pawn's distance from the start plus one. */
export const ROLL_CODE = 0;

/** Bonus of the playout policy for standing on the opponent's start while pawns wait there (R-RA-9), in spaces. */
const SITTING_BONUS = 20;

/**
 * Extra value of a space where the pawn cannot be thrown back, in spaces: careful AIs seek cover, daring ones avoid it.
 */
const COVER_BONUS: Readonly<Record<Temper, number>> = { careful: 3, even: 0, daring: -2 };

/**
 * Search position of Runaround. Both ends of the track look alike, so each seat counts from its own start in its own
 * direction.
 */
export class RunaroundWorld implements World {
  readonly cells = new Int16Array(CELLS);
  readonly size: number;
  readonly goal: number;
  readonly cover: number;
  readonly #half: number;
  readonly #house: HouseRules;

  constructor({ size, goal, ...house }: Pick<RunaroundState, 'size' | 'goal'> & HouseRules, temper: Temper) {
    this.size = size;
    this.goal = goal;
    this.cover = COVER_BONUS[temper];
    this.#half = size / 2;
    this.#house = house;
  }

  mover(): Seat | -1 {
    const mover = this.cells[MOVER] as Seat;
    return (this.cells[RUNS + mover] as number) >= this.goal ? -1 : mover;
  }

  moves(into: Int32Array): number {
    const { cells } = this;
    if (cells[ROLLED] === 0) return writeOnly(into, ROLL_CODE);
    if (cells[AGAIN] !== -1) return writeOnly(into, 1 + (cells[AGAIN] as number));
    const first = PAWN + (cells[MOVER] as number) * PAWNS;
    let count = 0;
    for (let at = first, before = -1; at < first + PAWNS; at++) {
      const run = cells[at] as number;
      if (run !== before) into[count++] = 1 + run;
      before = run;
    }
    return count;
  }

  make(code: number, chance: Chance): void {
    if (code === ROLL_CODE) this.#roll(chance);
    else this.#run(code - 1);
  }

  policy(): number {
    const { cells } = this;
    if (cells[ROLLED] === 0) return ROLL_CODE;
    if (cells[AGAIN] !== -1) return 1 + (cells[AGAIN] as number);
    const first = PAWN + (cells[MOVER] as number) * PAWNS;
    let [best, most] = [0, -Infinity];
    for (let at = first, before = -1; at < first + PAWNS; at++) {
      const run = cells[at] as number;
      if (run === before) continue;
      before = run;
      const gain = this.#gain(run);
      if (gain > most) [best, most] = [run, gain];
    }
    return 1 + best;
  }

  judge(into: Float64Array): void {
    const mover = this.mover();
    const first = mover === -1 ? (this.cells[MOVER] === 0 ? 1 : 0) : evaluate(this);
    into[0] = first;
    into[1] = 1 - first;
  }

  /** Returns the distance that the seat's pawn with this index has run; −1 at home. */
  pawn(seat: Seat, at: number): number {
    return this.cells[PAWN + seat * PAWNS + at] as number;
  }

  /** Returns the number of the seat's pawns that score a run when they leave the start. */
  due(seat: Seat): number {
    return this.cells[DUE + seat] as number;
  }

  runs(seat: Seat): number {
    return this.cells[RUNS + seat] as number;
  }

  /** Returns the number of the seat's pawns at home. */
  homes(seat: Seat): number {
    let homes = 0;
    while (homes < PAWNS && this.pawn(seat, homes) === -1) homes++;
    return homes;
  }

  /** Returns whether a pawn of the seat keeps opposing pawns at home (R-RA-9). */
  isBlocking(seat: Seat): boolean {
    return !this.#house.share && this.pawn(1 - seat, 0) === -1 && this.#has(seat, this.#half);
  }

  /** Returns whether a wall runs along the space (R-RA-24). */
  isWalled(run: number): boolean {
    const tip = run % this.#half;
    return tip > 1 && tip < this.#half - 1;
  }

  /**
   * Writes a position. `pawns`: the distance of each, −1 at home, in any order. `rolled`: 0 before the roll. `again`:
   * −1 for none. `due`: for each seat, the pawns on the start that score their run when they leave.
   */
  fill(
    mover: Seat,
    rolled: number,
    again: number,
    runs: readonly number[],
    pawns: readonly (readonly number[])[],
    due: readonly number[] = [0, 0],
  ): void {
    this.cells.set([mover, rolled, again, ...runs]);
    this.cells.set(due, DUE);
    for (const [seat, own] of pawns.entries())
      this.cells.set(
        [...own].sort((a, b) => a - b),
        PAWN + seat * PAWNS,
      );
  }

  /** Rolls and enters a pawn (R-RA-5, R-RA-6, R-RA-8 to R-RA-10, R-RA-18). */
  #roll(chance: Chance): void {
    const { cells } = this;
    const mover = cells[MOVER] as Seat;
    const rolled = chance.roll(6);
    cells[ROLLED] = rolled;
    if (cells[AGAIN] !== -1 && !this.#house.enter) return;
    const open = this.#house.share || !this.#has(1 - mover, this.#half);
    if (rolled <= this.homes(mover) && open) this.#shift(mover, -1, 0);
    if (this.pawn(mover, PAWNS - 1) === -1) this.#pass();
  }

  /** Runs a pawn and resolves its landing (R-RA-12 to R-RA-22). */
  #run(from: number): void {
    const { cells, size } = this;
    const mover = cells[MOVER] as Seat;
    const far = from + (cells[ROLLED] as number);
    const to = far % size;
    const isOnto = this.#has(mover, to);
    const scores = this.#scores(mover, from, far);
    if (from === 0 && this.due(mover) > 0) cells[DUE + mover] = this.due(mover) - 1;
    this.#shift(mover, from, to);
    cells[ROLLED] = 0;
    cells[AGAIN] = -1;
    if (scores && ++(cells[RUNS + mover] as number) >= this.goal) return;
    const there = this.#facing(to);
    if (this.#has(1 - mover, there)) this.#meet(mover, to, there);
    else {
      if (to === 0 && this.#house.beyond) cells[DUE + mover] = this.due(mover) + 1;
      if (isOnto) {
        cells[AGAIN] = to;
        return;
      }
      if (this.isWalled(to) && this.#has(1 - mover, this.#facing(this.#across(to)))) this.#swap(mover, to);
    }
    this.#pass();
  }

  /** Returns whether the pawn scores a run (R-RA-19). */
  #scores(mover: Seat, from: number, far: number): boolean {
    if (!this.#house.beyond) return far >= this.size;
    return far > this.size || (from === 0 && this.due(mover) > 0);
  }

  /** Returns the space across, counted from the same start (R-RA-1). */
  #across(run: number): number {
    if (!this.#house.eight) return this.size - run;
    return run < this.#half ? run + this.#half : run - this.#half;
  }

  /** Resolves a landing on an opposing pawn (R-RA-16). `there` is the space as the opponent counts it. */
  #meet(mover: Seat, to: number, there: number): void {
    if (!this.isWalled(to)) this.#shift(mover, to, -1);
    else this.#bump(mover, to, there);
  }

  /** Bumps the opposing pawn across the wall (R-RA-13). */
  #bump(mover: Seat, to: number, there: number): void {
    const across = this.#across(there);
    if (this.#has(1 - mover, across)) this.#shift(1 - mover, across, -1);
    else if (this.#has(mover, this.#across(to))) this.#shift(mover, this.#across(to), -1);
    this.#shift(1 - mover, there, across);
  }

  /** Swaps the pawn with the opposing pawn across the wall (R-RA-17). */
  #swap(mover: Seat, to: number): void {
    this.#shift(mover, to, this.#across(to));
    this.#shift(1 - mover, this.#facing(this.#across(to)), this.#facing(to));
  }

  #pass(): void {
    this.cells[MOVER] = 1 - (this.cells[MOVER] as number);
    this.cells[ROLLED] = 0;
  }

  /** Estimates the value of a run for the playout policy, in spaces. */
  #gain(from: number): number {
    const { cells, size } = this;
    const mover = cells[MOVER] as Seat;
    const far = from + (cells[ROLLED] as number);
    const to = far % size;
    const isRun = this.#scores(mover, from, far);
    if (isRun && this.runs(mover) + 1 >= this.goal) return 1000;
    const scores = (isRun ? 12 : 0) + this.#gainBySitting(mover, from, to);
    const there = this.#facing(to);
    if (this.#has(1 - mover, there)) return scores + this.#gainOver(mover, from, to, there);
    if (this.#has(mover, to)) return scores + 5;
    if (!this.isWalled(to)) return scores + 1 + this.cover;
    const across = this.#across(to);
    const swaps = this.#has(1 - mover, this.#facing(across));
    return swaps ? scores + 2 * (across - to) : scores + this.#safety(to);
  }

  #gainBySitting(mover: Seat, from: number, to: number): number {
    const their = mover === 0 ? 1 : 0;
    if (this.#house.share || this.homes(their) === 0) return 0;
    // Landing on an opposing pawn on the start throws the mover's pawn back (R-RA-16).
    const sits = to === this.#half && !this.#has(their, this.#facing(to));
    return SITTING_BONUS * (Number(sits) - Number(from === this.#half));
  }

  #gainOver(mover: Seat, from: number, to: number, there: number): number {
    if (!this.isWalled(to)) return -from - 4;
    const across = this.#across(there);
    if (this.#has(1 - mover, across)) return there + 4;
    const own = this.#across(to);
    return there - across - (own !== from && this.#has(mover, own) ? own + 4 : 0);
  }

  /** Returns a penalty for the space: the further a pawn has run, the more it has to lose. */
  #safety(to: number): number {
    return -to / this.size;
  }

  #has(seat: Seat, run: number): boolean {
    const { cells } = this;
    const at = PAWN + seat * PAWNS;
    return cells[at] === run || cells[at + 1] === run || cells[at + 2] === run || cells[at + 3] === run;
  }

  /** Converts a distance to the other seat's count. */
  #facing(run: number): number {
    return run <= this.#half ? this.#half - run : this.#half - run + this.size;
  }

  /** Moves one pawn of the seat to another space and keeps the pawns in order. */
  #shift(seat: Seat, from: number, to: number): void {
    const { cells } = this;
    const first = PAWN + seat * PAWNS;
    let at = first;
    while (cells[at] !== from) at++;
    for (; at > first && (cells[at - 1] as number) > to; at--) cells[at] = cells[at - 1] as number;
    for (; at < first + PAWNS - 1 && (cells[at + 1] as number) < to; at++)
      cells[at] = cells[at + 1] as number;
    cells[at] = to;
  }
}

function writeOnly(into: Int32Array, code: number): number {
  into[0] = code;
  return 1;
}
