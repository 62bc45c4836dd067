import type { Seat } from '../../../engine/game.ts';
import type { Temper } from '../../../engine/game-ai.ts';
import {
  COINS,
  COUNT,
  DOWN,
  HAND,
  LAID,
  MOVER,
  OVER,
  PAWN,
  PHASE,
  ROUND,
  SEATS,
  SUM,
  UP,
  VALUED,
  WHERE,
} from './cells.ts';
import { COIN_BONUS, type GainTable } from './gain-table.ts';
import type { ForageWorld } from './world.ts';

/** Upper bound (exclusive) on the coins of one value in a stash, blanks included. */
const MAX_ALIKE = 9;
/** Upper bound (exclusive) on the coins in a stash. */
const MAX_COINS = 32;

/**
 * Lead in points that makes a seat 2.7 times as likely to win: when no coin is left to take, and the addition for each
 * coin.
 */
const [CERTAIN, SPREAD] = [0.25, 0.31];
/**
 * Weights of future gains: the mover's next turn, the next turn of another seat, and the sum of all coins on the board.
 */
const [MOVING, WAITING, LATER] = [1.2, 0.8, 0.2];
/** Weight of future gains by temper: careful AIs count on their stash, daring ones on what they may still take. */
const HOPES: Readonly<Record<Temper, number>> = { careful: 0.7, even: 1, daring: 1.4 };

/** Moves in a decided match: for each coin that is still to be taken, and for each of the seat's own points. */
const [COIN_MOVES, POINT_MOVES] = [4, 0.5];

/** Estimates each seat's chance to win; fitted to the results of matches between playout policies. */
export class Evaluator {
  readonly #world: ForageWorld;
  readonly #reach: GainTable;
  readonly #hope: number;
  readonly #having = new Int32Array(VALUED);

  constructor(world: ForageWorld, reach: GainTable, temper: Temper) {
    this.#world = world;
    this.#reach = reach;
    this.#hope = HOPES[temper];
  }

  judge(into: Float64Array): void {
    if (this.#world.cells[OVER] === 1) this.#share(into);
    else this.#expect(into);
  }

  /** Estimates the moves left until the end for the seat; its own points reduce the estimate. */
  distanceToEnd(seat: Seat): number {
    const { cells } = this.#world;
    const coins = cells[OVER] === 1 ? 0 : this.#left();
    return COIN_MOVES * coins - POINT_MOVES * (cells[SUM + seat] as number);
  }

  #expect(into: Float64Array): void {
    const { seats } = this.#world;
    const spread = CERTAIN + SPREAD * this.#left();
    let most = -Infinity;
    for (let seat = 0; seat < seats; seat++) {
      into[seat] = this.#prospect(seat) / spread;
      most = Math.max(most, into[seat] as number);
    }
    let sum = 0;
    for (let seat = 0; seat < seats; seat++) {
      into[seat] = Math.exp((into[seat] as number) - most);
      sum += into[seat] as number;
    }
    for (let seat = 0; seat < seats; seat++) (into[seat] as number) /= sum;
  }

  /** Returns the number of coins still to be taken, capped by the rounds that are left. */
  #left(): number {
    const { cells, options, seats } = this.#world;
    if (cells[PHASE] === 1) return seats * (VALUED - 1);
    const rounds = options.roundCap === 0 ? Infinity : options.roundCap + 1 - (cells[ROUND] as number);
    return Math.min(rounds * seats, options.faceUp ? (cells[DOWN] as number) : this.#laid());
  }

  #laid(): number {
    const { cells, options, seats } = this.#world;
    return Math.max(0, (cells[LAID] as number) - (options.clearBoard ? 0 : seats));
  }

  /** Values the seat's stash and its future gains; in phase 1, the coins on the board that a die could take. */
  #prospect(seat: Seat): number {
    const { cells } = this.#world;
    this.#reach.look(seat, cells[PAWN + seat] as number);
    if (cells[PHASE] === 1) return WAITING * this.#reach.die();
    const stash = (cells[SUM + seat] as number) + COIN_BONUS * (cells[COUNT + seat] as number);
    const share = seat === cells[MOVER] ? MOVING : WAITING;
    return stash + this.#hope * (share * this.#next(seat) + LATER * this.#open(seat));
  }

  /** Returns the expected gain of the seat's next turn. */
  #next(seat: Seat): number {
    const die = this.#reach.die();
    const coin = this.#reach.play(seat, die);
    return coin < 0 ? die : (this.#reach.gains[coin % VALUED] as number) - (coin % VALUED) - COIN_BONUS;
  }

  /** Returns the sum of all coins that the seat may still take. */
  #open(seat: Seat): number {
    const { cells } = this.#world;
    let sum = 0;
    for (let coin = 0; coin < COINS; coin++)
      if ((cells[WHERE + coin] as number) >= 0 && cells[UP + coin] === 0 && ((coin / VALUED) | 0) !== seat)
        sum += coin % VALUED;
    return sum;
  }

  /** Shares the win among the seats that are first (R-FO-22). */
  #share(into: Float64Array): void {
    const { seats } = this.#world;
    let [most, firsts] = [-1, 0];
    for (let seat = 0; seat < seats; seat++) {
      const key = this.#key(seat);
      into[seat] = key;
      if (key > most) [most, firsts] = [key, 1];
      else if (key === most) firsts++;
    }
    for (let seat = 0; seat < seats; seat++) into[seat] = into[seat] === most ? 1 / firsts : 0;
  }

  /** Returns a key whose order is that of R-FO-22: the total, then the number of coins, then the highest coins. */
  #key(seat: number): number {
    const having = this.#counted(seat);
    let [total, count, highest] = [0, 0, 0];
    for (let value = VALUED - 1; value >= 0; value--) {
      const coins = having[value] as number;
      total += value * coins;
      count += coins;
      if (value > 0) highest = highest * MAX_ALIKE + coins;
    }
    return (total * MAX_COINS + count) * MAX_ALIKE ** (VALUED - 1) + highest;
  }

  /** Counts the coins by the value that they score (R-FO-26). */
  #counted(seat: number): Int32Array {
    const { cells, options } = this.#world;
    const having = this.#having.fill(0);
    for (let suit = 0; suit < SEATS; suit++)
      for (let hand = cells[HAND + seat * SEATS + suit] as number, value = 0; hand > 0; hand >>= 1, value++)
        having[value] = (having[value] as number) + (hand & 1);
    if (options.blanksLowest) this.#fill(having);
    return having;
  }

  #fill(having: Int32Array): void {
    let lowest = 1;
    while (lowest < VALUED && having[lowest] === 0) lowest++;
    if (lowest === VALUED) return;
    (having[lowest] as number) += having[0] as number;
    having[0] = 0;
  }
}
