import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import * as at from './cells.ts';
import { AGREE, END, encodePlace, encodeShift, STEP } from './codes.ts';
import type { Evaluator } from './evaluator.ts';
import { DIRECTION_COUNT } from './grid.ts';
import { canLift, MoveGenerator } from './move-generator.ts';
import type { MoneyRunWorld } from './world.ts';

/** Reasons why a square matters: coins may be taken from it, laid on it, or laid on it once it has a coin. */
const [GIVES, TAKES, BLOCKS] = [1, 2, 4];
/** Penalty for a move that repeats a position: higher than the value of any move. */
const REPETITION_PENALTY = 1;
/** Capacity for the ways of a pawn; no pawn has as many. */
const MAX_WAYS = 4096;

/** Generator of the moves worth searching: those that change the paths of the pawns, and the pawn's own steps. */
export class CandidateMoves {
  readonly #world: MoneyRunWorld;
  readonly #worth: Evaluator;
  readonly #legal: MoveGenerator;
  readonly #matters: Uint8Array;
  readonly #reached: Uint8Array;
  readonly #ways = new Int32Array(MAX_WAYS);
  readonly #codes = new Int32Array(MAX_WAYS);
  readonly #saved: Int16Array;
  readonly #worths = new Float64Array(at.SEATS);
  #into: Int32Array = this.#codes;
  #count = 0;

  constructor(world: MoneyRunWorld, worth: Evaluator) {
    this.#world = world;
    this.#worth = worth;
    this.#legal = new MoveGenerator(world);
    this.#matters = new Uint8Array(world.grid.squares);
    this.#reached = new Uint8Array(world.grid.squares);
    this.#saved = new Int16Array(world.cells.length);
  }

  /** Writes the moves and returns their number. */
  moves(into: Int32Array): number {
    const world = this.#world;
    const mover = world.cells[at.MOVER] as Seat;
    if (world.pawn(mover) < 0) return this.#legal.moves(into);
    this.#into = into;
    this.#count = 0;
    this.#survey(mover);
    this.#steps(mover);
    this.#places();
    this.#allShifts(mover);
    this.#add(END);
    if (this.#othersAgree(mover)) this.#add(AGREE);
    return this.#count;
  }

  /** Writes only the steps and returns their number. */
  steps(into: Int32Array): number {
    const mover = this.#world.cells[at.MOVER] as Seat;
    this.#into = into;
    this.#count = 0;
    if (this.#world.pawn(mover) >= 0) this.#steps(mover);
    return this.#count;
  }

  /** Returns the move that leads to the best position for the mover; a repetition only if every move repeats. */
  best(chance: Chance): number {
    const world = this.#world;
    const mover = world.cells[at.MOVER] as Seat;
    const count = this.moves(this.#codes);
    this.#saved.set(world.cells);
    let best = this.#codes[0] as number;
    let most = -Infinity;
    for (let move = 0; move < count; move++) {
      world.make(this.#codes[move] as number, chance);
      this.#worth.judge(this.#worths);
      const worth = (this.#worths[mover] as number) - (world.repeats() ? REPETITION_PENALTY : 0);
      world.cells.set(this.#saved);
      if (worth <= most) continue;
      most = worth;
      best = this.#codes[move] as number;
    }
    return best;
  }

  #add(code: number): void {
    this.#into[this.#count++] = code;
  }

  /** Marks the squares that matter: on the best path of each pawn, and next to it. */
  #survey(mover: Seat): void {
    const world = this.#world;
    this.#matters.fill(0);
    this.#worth.known.keep();
    for (let seat = 0; seat < world.match.seats; seat++) {
      const pawn = world.pawn(seat);
      if (pawn < 0) continue;
      this.#worth.known.mark(seat, this.#matters, seat === mover ? GIVES | TAKES : GIVES | BLOCKS);
      this.#round(seat, pawn, mover);
    }
    for (let square = 0; square < this.#matters.length; square++) this.#resolve(square);
    this.#matters[world.pawn(mover)] = GIVES | TAKES;
  }

  /** Marks the squares next to a pawn: coins go in front of it, and come from any square around it. */
  #round(seat: Seat, pawn: number, mover: Seat): void {
    const left = this.#world.left[seat] as Int16Array;
    for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
      const to = this.#world.grid.beside[pawn * DIRECTION_COUNT + direction] as number;
      if (to < 0) continue;
      const isBehind = (left[to] as number) > (left[pawn] as number);
      const mark = isBehind ? GIVES : GIVES | (seat === mover ? TAKES : BLOCKS);
      this.#matters[to] = (this.#matters[to] as number) | mark;
    }
  }

  /** Resolves the mark BLOCKS: a first coin in front of another pawn helps it, while more coins may form a wall. */
  #resolve(square: number): void {
    const mark = this.#matters[square] as number;
    const isWall = (mark & BLOCKS) !== 0 && this.#world.heights[square] !== 0;
    this.#matters[square] = (mark & (GIVES | TAKES)) | (isWall ? TAKES : 0);
  }

  /** Writes one way to each square. */
  #steps(mover: Seat): void {
    const world = this.#world;
    const count = this.#legal.ways(this.#ways);
    this.#reached.fill(0);
    for (let way = 0; way < count; way++) {
      let to = world.pawn(mover);
      for (let left = (this.#ways[way] as number) - STEP; left > 1; left >>= 3)
        to = world.grid.beside[to * DIRECTION_COUNT + (left & 7)] as number;
      if (this.#reached[to] === 0) this.#add(this.#ways[way] as number);
      this.#reached[to] = 1;
    }
  }

  /** Writes the placings: on each square that matters, the largest and the smallest coin that may lie there. */
  #places(): void {
    const { cells, tops } = this.#world;
    for (let square = 0; square < tops.length; square++) {
      if (((this.#matters[square] as number) & TAKES) === 0) continue;
      let coin = Math.max(0, tops[square] as number);
      while (coin < at.KINDS && cells[at.TABLE + coin] === 0) coin++;
      if (coin === at.KINDS) continue;
      this.#add(encodePlace(coin, square));
      let small = at.KINDS - 1;
      while (small > coin && cells[at.TABLE + small] === 0) small--;
      if (small !== coin) this.#add(encodePlace(small, square));
    }
  }

  /** Writes the shifts from the squares that matter, and for each denomination from one square that does not. */
  #allShifts(mover: Seat): void {
    const world = this.#world;
    let spare = 0;
    for (let from = 0; from < world.tops.length; from++) {
      if (!canLift(world, mover, from)) continue;
      const kind = 1 << (world.tops[from] as number);
      const gives = (this.#matters[from] as number) & GIVES;
      if (gives === 0 && (spare & kind) !== 0) continue;
      if (gives === 0) spare |= kind;
      this.#shifts(from);
    }
  }

  #shifts(from: number): void {
    const { tops } = this.#world;
    const coin = tops[from] as number;
    const ko = this.#world.koOf(from);
    let aside = (this.#matters[from] as number) & GIVES;
    for (let to = 0; to < tops.length; to++) {
      if ((tops[to] as number) > coin || to === from || to === ko) continue;
      const takes = (this.#matters[to] as number) & TAKES;
      if (takes === 0 && (aside === 0 || this.#matters[to] !== 0)) continue;
      if (takes === 0) aside = 0;
      this.#add(encodeShift(from, to));
    }
  }

  #othersAgree(mover: Seat): boolean {
    const { cells, match } = this.#world;
    for (let seat = 0; seat < match.seats; seat++)
      if (seat !== mover && cells[at.AGREED + seat] === 0) return false;
    return true;
  }
}
