import type { Seat } from '../../../engine/game.ts';
import * as at from './cells.ts';
import { AGREE, END, encodePlace, encodeShift, START, STEP } from './codes.ts';
import { DIRECTION_COUNT } from './grid.ts';
import type { MoneyRunWorld } from './world.ts';

/** Generator of all legal moves. */
export class MoveGenerator {
  readonly #world: MoneyRunWorld;
  #into: Int32Array = new Int32Array(0);
  #count = 0;

  constructor(world: MoneyRunWorld) {
    this.#world = world;
  }

  /** Writes all moves and returns their number. */
  moves(into: Int32Array): number {
    const mover = this.#begin(into);
    if (this.#world.pawn(mover) < 0) this.#starts(mover);
    else {
      this.#places();
      for (let from = 0; from < this.#world.grid.squares; from++)
        if (canLift(this.#world, mover, from)) this.#shifts(from);
      this.#steps(mover, this.#world.pawn(mover), 0, 1);
      this.#add(END);
      this.#add(AGREE);
    }
    return this.#count;
  }

  /** Writes only the ways of the pawn and returns their number. */
  ways(into: Int32Array): number {
    const mover = this.#begin(into);
    this.#steps(mover, this.#world.pawn(mover), 0, 1);
    return this.#count;
  }

  #begin(into: Int32Array): Seat {
    this.#into = into;
    this.#count = 0;
    return this.#world.cells[at.MOVER] as Seat;
  }

  #add(code: number): void {
    this.#into[this.#count++] = code;
  }

  /** Writes the start squares (R-MR-6). */
  #starts(mover: Seat): void {
    const world = this.#world;
    const left = world.left[mover] as Int16Array;
    for (let square = 0; square < left.length; square++)
      if (left[square] === world.match.options.board - 1 && isOpen(world, mover, square))
        this.#add(START + square);
  }

  /** Writes the placings of coins (R-MR-15). */
  #places(): void {
    const { cells, tops } = this.#world;
    for (let coin = 0; coin < at.KINDS; coin++) {
      if (cells[at.TABLE + coin] === 0) continue;
      for (let square = 0; square < tops.length; square++)
        if ((tops[square] as number) <= coin) this.#add(encodePlace(coin, square));
    }
  }

  /** Writes the shifts from a square (R-MR-19). */
  #shifts(from: number): void {
    const { tops } = this.#world;
    const coin = tops[from] as number;
    const ko = this.#world.koOf(from);
    for (let to = 0; to < tops.length; to++)
      if ((tops[to] as number) <= coin && to !== from && to !== ko) this.#add(encodeShift(from, to));
  }

  /** Writes the ways of the pawn (R-MR-21 to R-MR-29). `path`: the `taken` steps so far, coded like the whole way. */
  #steps(mover: Seat, here: number, taken: number, path: number): void {
    const world = this.#world;
    const { grid, heights, match } = world;
    const height = heights[here] as number;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const to = grid.beside[here * DIRECTION_COUNT + direction] as number;
      if (to < 0 || heights[to] === 0 || !isOpen(world, mover, to)) continue;
      const there = heights[to] as number;
      if (taken === 0 ? !canClimb(height, there, direction) : there >= height) continue;
      const steps = path + encodeNextStep(direction, taken);
      this.#add(STEP + steps);
      const goesOn = taken > 0 || match.options.climbFirst || there < height;
      if (goesOn && (world.left[mover] as Int16Array)[to] !== 0) this.#steps(mover, to, taken + 1, steps);
    }
  }
}

/**
 * Returns the amount that one more step adds to the code of a way: it stands above the earlier steps, and the leading 1
 * moves up three bits.
 */
function encodeNextStep(direction: number, taken: number): number {
  return (DIRECTION_COUNT + direction - 1) << (3 * taken);
}

/** Returns whether the mover may take the top coin of the square (R-MR-17, R-MR-18). */
export function canLift(world: MoneyRunWorld, mover: Seat, from: number): boolean {
  if (world.heights[from] === 0) return false;
  for (let seat = 0; seat < world.match.seats; seat++)
    if (world.pawn(seat) === from && (seat !== mover || !world.match.options.ownCoins)) return false;
  return true;
}

/** Returns whether the mover's pawn may stand there, considering other pawns (R-MR-28). */
function isOpen(world: MoneyRunWorld, mover: Seat, square: number): boolean {
  if (world.match.options.sharing) return true;
  for (let seat = 0; seat < world.match.seats; seat++)
    if (seat !== mover && world.pawn(seat) === square) return false;
  return true;
}

/** Returns whether a step between these heights is legal (R-MR-22, R-MR-23). */
function canClimb(here: number, there: number, direction: number): boolean {
  return there <= here + 1 && (direction % 2 === 0 || here >= 2);
}
