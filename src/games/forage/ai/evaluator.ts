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

/** Of one value a stash has fewer coins than this, a blank counting as another. */
const MAX_ALIKE = 9;
/** A stash has fewer coins than this. */
const MAX_COINS = 32;

/**
 * A lead of so many points makes a seat 2.7 times as likely to win: where nothing is left to be taken, and more for
 * each coin.
 */
const [CERTAIN, SPREAD] = [0.25, 0.31];
/** How much of it counts: what the mover's next turn gains, what that of another does, and the values of all coins that lie. */
const [MOVING, WAITING, LATER] = [1.2, 0.8, 0.2];
/** The careful count on what they have in their stash, the daring on what they may still take. */
const HOPES: Readonly<Record<Temper, number>> = { careful: 0.7, even: 1, daring: 1.4 };

/** In a decided match: a coin that has still to be taken, and a point of one's own, in moves. */
const [COIN_MOVES, POINT_MOVES] = [4, 0.5];

/** What the match is worth to each seat: fitted to who won matches between quick policies. */
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

  /** Estimates the moves left until the end for the seat; its own points count as fewer. */
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

  /** How many coins there are still to be taken, or could be in the rounds that are left. */
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

  /** What the seat has and may have; while coins are laid, what it could take with a die of those that lie. */
  #prospect(seat: Seat): number {
    const { cells } = this.#world;
    this.#reach.look(seat, cells[PAWN + seat] as number);
    if (cells[PHASE] === 1) return WAITING * this.#reach.die();
    const stash = (cells[SUM + seat] as number) + COIN_BONUS * (cells[COUNT + seat] as number);
    const share = seat === cells[MOVER] ? MOVING : WAITING;
    return stash + this.#hope * (share * this.#next(seat) + LATER * this.#open(seat));
  }

  /** What its next turn gains. */
  #next(seat: Seat): number {
    const die = this.#reach.die();
    const coin = this.#reach.play(seat, die);
    return coin < 0 ? die : (this.#reach.gains[coin % VALUED] as number) - (coin % VALUED) - COIN_BONUS;
  }

  /** The values of all that it may take. */
  #open(seat: Seat): number {
    const { cells } = this.#world;
    let sum = 0;
    for (let coin = 0; coin < COINS; coin++)
      if ((cells[WHERE + coin] as number) >= 0 && cells[UP + coin] === 0 && ((coin / VALUED) | 0) !== seat)
        sum += coin % VALUED;
    return sum;
  }

  /** R-FO-22: those that are first share it. */
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

  /** The greater one wins: by the total, then the number of coins, then the highest ones. */
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

  /** How many coins count as each value (R-FO-26). */
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
