import type { Seat } from '../../../engine/game.ts';
import type { Temper } from '../../../engine/game-ai.ts';
import { ActionCountCache } from './action-count-cache.ts';
import * as at from './cells.ts';
import type { MoneyRunWorld } from './world.ts';

/** Lead in rounds that makes winning almost three times as likely, and its increase for each round to the line. */
const [ROUNDS, FURTHER] = [0.5, 0.1];
/** Factor on that lead for daring AIs, which trust a lead sooner. */
const DARING = 0.6;
/**
 * Lead in rows with the same effect if the match is adjudicated by rows. It increases for each round until then, up to
 * a maximum number of rounds.
 */
const [ROWS, LATER, LATEST] = [0.3, 0.2, 20];
/** Value of a coin under the pawn in rows, and the maximum number of coins that count. */
const [COIN, COINS] = [0.3, 3];
/** Number of spare rounds with which about every third match is adjudicated before a pawn arrives. */
const STALL = 10;
/** Weight of a row against a coin under the pawn, which only breaks ties: no stack has as many coins. */
const ROW = 100;

/** Estimates each seat's chance to win a position. */
export class Evaluator {
  readonly known: ActionCountCache;
  readonly #world: MoneyRunWorld;
  readonly #trust: number;
  readonly #rounds = new Float64Array(at.SEATS);
  readonly #rows = new Float64Array(at.SEATS);

  constructor(world: MoneyRunWorld, temper: Temper) {
    this.#world = world;
    this.#trust = temper === 'daring' ? DARING : 1;
    this.known = new ActionCountCache(world);
  }

  judge(into: Float64Array): void {
    if (this.#world.cells[at.ENDED] === 1) this.#settled(into);
    else this.#hoped(into);
  }

  /** Shares the win among the seats nearest to their line, and among those the highest (R-MR-32). */
  #settled(into: Float64Array): void {
    const world = this.#world;
    const { seats } = world.match;
    let best = -Infinity;
    let shared = 0;
    for (let seat = 0; seat < seats; seat++) {
      const rank = world.under(seat) - ROW * world.rowsLeft(seat);
      into[seat] = rank;
      if (rank === best) shared++;
      if (rank > best) [best, shared] = [rank, 1];
    }
    for (let seat = 0; seat < seats; seat++) into[seat] = into[seat] === best ? 1 / shared : 0;
  }

  #hoped(into: Float64Array): void {
    const world = this.#world;
    const { seats, options } = world.match;
    const rounds = this.#rounds;
    const rows = this.#rows;
    let soonest = Infinity;
    this.known.look();
    for (let seat = 0; seat < seats; seat++) {
      rounds[seat] = this.#roundsOf(seat);
      rows[seat] = world.rowsLeft(seat) - COIN * Math.min(COINS, world.under(seat));
      soonest = Math.min(soonest, rounds[seat] as number);
    }
    const left = options.roundCap === 0 ? Infinity : options.roundCap - (world.cells[at.ROUND] as number);
    const stalls = Math.exp(-Math.max(0, left - soonest) / STALL);
    into.fill(0);
    addShares(rounds, seats, this.#trust * (ROUNDS + FURTHER * soonest), 1 - stalls, into);
    addShares(rows, seats, ROWS + LATER * Math.min(left, LATEST), stalls, into);
  }

  /** Returns the rounds until the seat is on its line: the mean of wasting a leftover action and of using it. */
  #roundsOf(seat: Seat): number {
    const { cells, match } = this.#world;
    const mover = cells[at.MOVER] as Seat;
    const used = seat === mover ? 2 - (cells[at.ACTIONS] as number) : 0;
    const actions = this.known.actions(seat) + used;
    const after = (seat - mover + match.seats) % match.seats;
    return (Math.ceil(actions / 2) + actions / 2) / 2 + after / match.seats;
  }
}

/** Distributes `part` among the seats; the lower a seat's value, the larger its share. */
function addShares(
  less: Float64Array,
  seats: number,
  spread: number,
  part: number,
  into: Float64Array,
): void {
  let least = Infinity;
  for (let seat = 0; seat < seats; seat++) least = Math.min(least, less[seat] as number);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += Math.exp((least - (less[seat] as number)) / spread);
  for (let seat = 0; seat < seats; seat++)
    into[seat] = (into[seat] as number) + (part * Math.exp((least - (less[seat] as number)) / spread)) / sum;
}
