import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Temper, World } from '../../../engine/game-ai.ts';
import { getSides } from '../board.ts';
import type { MoneyRunOptions, Side } from '../types.ts';
import { CandidateMoves } from './candidate-moves.ts';
import * as at from './cells.ts';
import { AGREE, END, PLACE, SHIFT, SQUARE_SPAN, START, STEP } from './codes.ts';
import { Evaluator } from './evaluator.ts';
import { DIRECTION_COUNT, GRIDS, type Grid } from './grid.ts';
import { MoveGenerator } from './move-generator.ts';

/** Options and number of seats of a match. */
interface Match {
  readonly options: MoneyRunOptions;
  readonly seats: number;
}

/** Move of a coin, or of a seat's pawn, from one square to another. */
interface RecalledMove {
  readonly from: number;
  readonly to: number;
  readonly pawn: Seat | null;
}

/** Repetitions after which a search skips a position: otherwise two sides shift the same coins for ever. */
const MAX_REPETITIONS = 2;

/**
 * Search position of Money Run. As no coin lies on a smaller one, a stack is defined by its number of each
 * denomination.
 */
export class MoneyRunWorld implements World {
  readonly match: Match;
  readonly grid: Grid;
  readonly sides: readonly Side[];
  /** Rows or columns left from each square, by seat. */
  readonly left: readonly Int16Array[];
  readonly cells: Int16Array;
  readonly heights: Int16Array;
  readonly tops: Int16Array;
  readonly #counts: Int16Array;
  /** Number of times each position came up in the match, by its hash. */
  readonly #seen = new Map<number, number>();
  readonly #legal: MoveGenerator;
  readonly #promising: CandidateMoves;
  readonly #worth: Evaluator;

  constructor(match: Match, temper: Temper) {
    const grid = GRIDS[match.options.board];
    const { squares } = grid;
    this.match = match;
    this.grid = grid;
    this.sides = getSides(match.seats);
    this.left = this.sides.map((side) => grid.left[side]);
    this.cells = new Int16Array(at.countCells(squares));
    this.heights = this.cells.subarray(at.HEIGHT, at.HEIGHT + squares);
    this.tops = this.cells.subarray(at.HEIGHT + squares, at.HEIGHT + 2 * squares);
    this.#counts = this.cells.subarray(at.HEIGHT + 2 * squares);
    this.#legal = new MoveGenerator(this);
    this.#worth = new Evaluator(this, temper);
    this.#promising = new CandidateMoves(this, this.#worth);
  }

  mover(): Seat | -1 {
    return this.cells[at.ENDED] === 0 ? (this.cells[at.MOVER] as Seat) : -1;
  }

  moves(into: Int32Array): number {
    return this.#legal.moves(into);
  }

  promising(into: Int32Array): number {
    return this.#promising.moves(into);
  }

  completing(into: Int32Array): number {
    return this.#promising.steps(into);
  }

  policy(chance: Chance): number {
    return this.#promising.best(chance);
  }

  judge(into: Float64Array): void {
    this.#worth.judge(into);
  }

  make(code: number, chance: Chance): void {
    if (code >= STEP) this.#step(code - STEP);
    else if (code >= SHIFT) this.#shift(((code - SHIFT) / SQUARE_SPAN) | 0, (code - SHIFT) % SQUARE_SPAN);
    else if (code >= PLACE)
      this.#place(((code - PLACE) / SQUARE_SPAN) | 0, (code - PLACE) % SQUARE_SPAN, chance);
    else if (code >= START) this.#start(code - START);
    else if (code === AGREE) this.#agree();
    else if (code === END) this.#turnEnded(this.#allowance() > (this.cells[at.ACTIONS] as number));
  }

  pawn(seat: Seat): number {
    return this.cells[at.PAWN + seat] as number;
  }

  /** Returns the rows or columns left to the seat's line (R-MR-32). */
  rowsLeft(seat: Seat): number {
    const left = this.left[seat] as Int16Array;
    const pawn = this.pawn(seat);
    return pawn < 0 ? this.match.options.board - 1 : (left[pawn] as number);
  }

  /** Returns the number of coins under the pawn. */
  under(seat: Seat): number {
    const pawn = this.pawn(seat);
    return pawn < 0 ? 0 : (this.heights[pawn] as number);
  }

  /** Puts a coin on a square. */
  put(coin: number, square: number): void {
    const kind = square * at.KINDS + coin;
    this.#counts[kind] = (this.#counts[kind] as number) + 1;
    this.heights[square] = (this.heights[square] as number) + 1;
    this.tops[square] = coin;
  }

  /** Takes the top coin of a square. */
  lift(square: number): number {
    const coin = this.tops[square] as number;
    const first = square * at.KINDS;
    this.#counts[first + coin] = (this.#counts[first + coin] as number) - 1;
    this.heights[square] = (this.heights[square] as number) - 1;
    let top = coin;
    while (top >= 0 && this.#counts[first + top] === 0) top--;
    this.tops[square] = top;
    return coin;
  }

  /**
   * Counts the positions that came up before by undoing these moves, the newest first. The position itself stays
   * unchanged.
   */
  recall(moves: readonly RecalledMove[]): void {
    this.#seen.clear();
    if (moves.length === 0) return;
    const now = this.cells.slice();
    let hash = this.#hash();
    this.#count(hash);
    for (const { from, to, pawn } of moves.toReversed()) {
      const coin = pawn === null ? this.lift(to) : null;
      const piece = coin ?? getPawnPiece(pawn as Seat);
      if (coin === null) this.cells[at.PAWN + (pawn as Seat)] = from;
      else this.put(coin, from);
      hash = (hash + hashPiece(piece, from) - hashPiece(piece, to)) | 0;
      this.#count(hash);
    }
    this.cells.set(now);
  }

  /** Returns whether the match goes on and this position came up {@link MAX_REPETITIONS} times before. */
  repeats(): boolean {
    return (
      this.#seen.size > 0 && this.mover() !== -1 && (this.#seen.get(this.#hash()) ?? 0) >= MAX_REPETITIONS
    );
  }

  #count(hash: number): void {
    this.#seen.set(hash, (this.#seen.get(hash) ?? 0) + 1);
  }

  /** Returns the hash of the position: the 32-bit sum of a weight for each coin and pawn on its square. */
  #hash(): number {
    let hash = 0;
    for (let seat = 0; seat < this.match.seats; seat++)
      hash += hashPiece(getPawnPiece(seat as Seat), this.pawn(seat as Seat));
    for (let kind = 0; kind < this.#counts.length; kind++) {
      const count = this.#counts[kind] as number;
      if (count > 0) hash += count * hashPiece(kind % at.KINDS, (kind / at.KINDS) | 0);
    }
    return hash | 0;
  }

  /** Returns the square to which the top coin may not go straight back (R-MR-20), or −1. */
  koOf(from: number): number {
    const { cells } = this;
    for (let shift = at.BEFORE; shift < at.BEFORE + at.TURN_CELLS; shift += at.SHIFT_CELLS)
      if (this.#isOnTop(shift, from)) return cells[shift] as number;
    return -1;
  }

  #start(square: number): void {
    const mover = this.cells[at.MOVER] as Seat;
    this.cells[at.PAWN + mover] = square;
    this.cells[at.MOVER] = this.#following();
  }

  /** Places a coin and draws another (R-MR-13, R-MR-14). */
  #place(coin: number, square: number, chance: Chance): void {
    const { cells } = this;
    this.put(coin, square);
    (cells[at.TABLE + coin] as number)--;
    const drawn = this.#drawn(chance);
    if (drawn >= 0) {
      (cells[at.BAG + drawn] as number)--;
      (cells[at.TABLE + drawn] as number)++;
    }
    this.#actionUsed();
  }

  #drawn(chance: Chance): number {
    const { cells } = this;
    let total = 0;
    for (let coin = 0; coin < at.KINDS; coin++) total += cells[at.BAG + coin] as number;
    if (total === 0) return -1;
    let left = chance.draw(total);
    for (let coin = 0; ; coin++) {
      left -= cells[at.BAG + coin] as number;
      if (left < 0) return coin;
    }
  }

  #shift(from: number, to: number): void {
    if (this.match.options.ko) this.#note(from, to);
    this.put(this.lift(from), to);
    this.#actionUsed();
  }

  /** Moves the pawn along a way (R-MR-29). */
  #step(steps: number): void {
    const { cells } = this;
    const mover = cells[at.MOVER] as Seat;
    let here = this.pawn(mover);
    for (let left = steps; left > 1; left >>= 3)
      here = this.grid.beside[here * DIRECTION_COUNT + (left & 7)] as number;
    cells[at.PAWN + mover] = here;
    if (this.rowsLeft(mover) === 0) cells[at.ENDED] = 1;
    else this.#actionUsed();
  }

  /** Records the offer to settle and ends the turn (R-MR-31). */
  #agree(): void {
    const { cells } = this;
    cells[at.AGREED + (cells[at.MOVER] as number)] = 1;
    let agreed = 0;
    for (let seat = 0; seat < this.match.seats; seat++) agreed += cells[at.AGREED + seat] as number;
    if (agreed === this.match.seats) cells[at.ENDED] = 1;
    else this.#turnEnded((cells[at.ACTIONS] as number) < this.#allowance());
  }

  #actionUsed(): void {
    const { cells } = this;
    cells.fill(0, at.AGREED, at.AGREED + at.SEATS);
    if (cells[at.ACTIONS] === 1) this.#turnEnded(true);
    else (cells[at.ACTIONS] as number)--;
  }

  /** Ends the turn, and the match after idle turns or the last round (R-MR-31). */
  #turnEnded(acted: boolean): void {
    const { cells } = this;
    cells[at.IDLE] = acted ? 0 : (cells[at.IDLE] as number) + 1;
    const { roundCap } = this.match.options;
    const endsRound = this.#following() === cells[at.FIRST];
    const isLast = roundCap > 0 && (cells[at.ROUND] as number) >= roundCap && endsRound;
    if (cells[at.IDLE] === this.match.seats || isLast) cells[at.ENDED] = 1;
    else this.#nextTurn(endsRound);
  }

  #nextTurn(endsRound: boolean): void {
    const { cells } = this;
    cells[at.MOVER] = this.#following();
    if (endsRound) (cells[at.ROUND] as number)++;
    cells[at.ACTIONS] = this.#allowance();
    cells.copyWithin(at.BEFORE, at.NOW, at.NOW + at.TURN_CELLS);
    cells.fill(-1, at.NOW, at.NOW + at.TURN_CELLS);
  }

  #allowance(): number {
    const { cells } = this;
    const isFirst = cells[at.ROUND] === 1 && cells[at.MOVER] === cells[at.FIRST];
    return isFirst && this.match.options.shortFirst ? 1 : 2;
  }

  #following(): number {
    return ((this.cells[at.MOVER] as number) + 1) % this.match.seats;
  }

  /** Records a shift for the ko (R-MR-20). */
  #note(from: number, to: number): void {
    const { cells } = this;
    let origin = from;
    for (let shift = at.NOW; shift < at.NOW + at.TURN_CELLS; shift += at.SHIFT_CELLS)
      if (this.#isOnTop(shift, from)) origin = cells[shift] as number;
    this.#forget(at.BEFORE, from);
    this.#forget(at.NOW, from);
    if (origin === to) return;
    let shift = at.NOW;
    while (cells[shift] !== -1) shift += at.SHIFT_CELLS;
    cells[shift] = origin;
    cells[shift + 1] = to;
    cells[shift + 2] = (this.heights[to] as number) + 1;
  }

  /** Removes the shift of the square's top coin from a turn; the next shift takes its place. */
  #forget(turn: number, square: number): void {
    const { cells } = this;
    for (let shift = turn + at.SHIFT_CELLS; shift >= turn; shift -= at.SHIFT_CELLS) {
      if (!this.#isOnTop(shift, square)) continue;
      cells.copyWithin(shift, shift + at.SHIFT_CELLS, turn + at.TURN_CELLS);
      cells.fill(-1, turn + at.TURN_CELLS - at.SHIFT_CELLS, turn + at.TURN_CELLS);
    }
  }

  #isOnTop(shift: number, square: number): boolean {
    const { cells } = this;
    return cells[shift + 1] === square && cells[shift + 2] === this.heights[square];
  }
}

/** Returns the number of a pawn as a piece; pawns follow the coins. */
function getPawnPiece(seat: Seat): number {
  return at.KINDS + seat;
}

/** Returns a pseudo-random 32-bit number for a piece on a square (the finalizer of MurmurHash3). */
function hashPiece(piece: number, square: number): number {
  let bits = piece * SQUARE_SPAN + square + 1;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
