import type { Seat } from '../../../engine/game.ts';
import type { Place } from '../board.ts';
import type { Roll } from './dice.ts';

/**
 * Layout of the cells: first the mover's values, then by seat the place of the bike, whether it is down, and its coins.
 */
export const [OVER, MOVER, RANK, DICE, STARTED, DISCARD, AT, DOWN, COINS] = [0, 1, 2, 3, 4, 5, 6, 10, 14];
const CELLS = 18;

/** Place of a bike that is not on the grid yet. */
export const NOT_ON_GRID = -1;

/** Seat to move and progress of its turn. */
interface Turn {
  readonly isOver: boolean;
  readonly mover: Seat;
  readonly rank: number;
  readonly roll: Roll;
  readonly started: boolean;
}

/** Position of the race in numbers. A bike that has crossed the line is on the first place behind the track. */
export class Position {
  readonly cells = new Int16Array(CELLS);
  readonly seats: number;

  constructor(seats: number) {
    this.seats = seats;
  }

  /** Writes a position. `at`: the place of each bike, −1 before it is on the grid. */
  fill(
    turn: Turn,
    discard: number,
    at: readonly number[],
    down: readonly boolean[],
    coins: readonly number[],
  ): void {
    const { cells } = this;
    cells.fill(0);
    cells.set([Number(turn.isOver), turn.mover, turn.rank, turn.roll, Number(turn.started), discard]);
    cells.set(at, AT);
    cells.set(down.map(Number), DOWN);
    cells.set(coins, COINS);
  }

  /** Returns the place where the bike stands or lies, −1 before it is on the grid. */
  at(seat: Seat): Place {
    return this.cells[AT + seat] as number;
  }

  isDown(seat: Seat): boolean {
    return this.cells[DOWN + seat] === 1;
  }

  coins(seat: Seat): number {
    return this.cells[COINS + seat] as number;
  }

  /** Seat to move, or the winner when the race is over. */
  get turnOf(): Seat {
    return this.cells[MOVER] as Seat;
  }

  /** Dice that the mover has by rank. */
  get rank(): number {
    return this.cells[RANK] as number;
  }

  get roll(): Roll {
    return this.cells[DICE] as number;
  }

  get started(): boolean {
    return this.cells[STARTED] === 1;
  }

  get discard(): number {
    return this.cells[DISCARD] as number;
  }

  get isOver(): boolean {
    return this.cells[OVER] === 1;
  }

  /** Returns the number of dice that the seat would have by its current place (R-MX-16). */
  rankOf(seat: Seat): number {
    const own = this.at(seat) >> 1;
    let rank = 1;
    for (let other = 0; other < this.seats; other++) if (this.at(other) >> 1 > own) rank++;
    return rank;
  }

  /** Returns whether a bike other than the mover's stands there. */
  isTaken(place: Place): boolean {
    return this.standingOn(place) !== -1;
  }

  /** Returns the seat of the bike that stands there, except the mover's; −1 for none. */
  standingOn(place: Place): Seat | -1 {
    const { cells } = this;
    for (let seat = 0; seat < this.seats; seat++)
      if (cells[AT + seat] === place && cells[DOWN + seat] === 0 && seat !== cells[MOVER]) return seat;
    return -1;
  }
}
