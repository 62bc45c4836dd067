import type { Seat } from '../../../engine/game.ts';
import type { Temper } from '../../../engine/game-ai.ts';
import { ActionCountCache } from './action-count-cache.ts';
import * as at from './cells.ts';
import type { MoneyRunWorld } from './world.ts';

/** A lead of so many rounds makes winning almost three times as likely; of more, the further it still is. */
const [ROUNDS, FURTHER] = [0.5, 0.1];
/** Who is daring trusts a lead sooner. */
const DARING = 0.6;
/** The same in rows, where the match is settled by them; of more, the later that is, but not beyond so many rounds. */
const [ROWS, LATER, LATEST] = [0.3, 0.2, 20];
/** What a coin under the pawn is worth in rows then, and how many count. */
const [COIN, COINS] = [0.3, 3];
/** With so many rounds to spare, about every third match is settled before anybody arrives. */
const STALL = 10;
/** Whoever stands higher, of those who are as near, ranks first: no stack has as many coins. */
const ROW = 100;

/** What a position is worth to each seat. */
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

  /** R-MR-32: whoever is nearest, of those whoever stands highest; they share. */
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

  /** When the seat would be on its line, in rounds from now: half as if an action left over were lost, half as if not. */
  #roundsOf(seat: Seat): number {
    const { cells, match } = this.#world;
    const mover = cells[at.MOVER] as Seat;
    const used = seat === mover ? 2 - (cells[at.ACTIONS] as number) : 0;
    const actions = this.known.actions(seat) + used;
    const after = (seat - mover + match.seats) % match.seats;
    return (Math.ceil(actions / 2) + actions / 2) / 2 + after / match.seats;
  }
}

/** Shares a part of the whole among the seats, the less they have the more of it. */
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
