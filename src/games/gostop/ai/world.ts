import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Temper, World } from '../../../engine/game-ai.ts';
import type { GoStopOptions } from '../types.ts';
import {
  type CellTable,
  countCells,
  DEAL,
  DECIDE,
  FOUR,
  GIVE,
  getHouseRules,
  getSeatStart,
  type HouseRules,
  MOVER,
  OVER,
  OWED,
  PHASE,
  PLAY,
  TARGET,
} from './cells.ts';
import { dealNext, endByFour } from './end-deal.ts';
import { Evaluator } from './evaluator.ts';
import {
  BOMB,
  GIVE_DOUBLE,
  GIVE_PLAIN,
  GO,
  NEXT_DEAL,
  PICK,
  PLAY_ONTO,
  SHAKE,
  SKIP,
  STOP,
} from './move-codes.ts';
import { writePlays, writeTargets } from './moves.ts';
import { bomb, NO_CARDS, pickTarget, play, shake, skip } from './play.ts';
import { Policy } from './policy.ts';
import { give, go, stop } from './resolve.ts';

/** Position of Go-Stop for the search. The throw for the first deal is not part of it. */
export class GoStopWorld implements World, CellTable {
  readonly cells: Int16Array;
  readonly house: HouseRules;
  readonly gains: Float64Array;
  readonly #policy: Policy;
  readonly #worth: Evaluator;

  constructor(seats: number, options: GoStopOptions, temper: Temper) {
    this.cells = new Int16Array(countCells(seats));
    this.gains = new Float64Array(seats);
    this.house = getHouseRules(options, seats);
    this.#policy = new Policy(this);
    this.#worth = new Evaluator(this, temper);
  }

  mover(): Seat | -1 {
    const { cells } = this;
    if (cells[PHASE] === OVER) return -1;
    return cells[PHASE] === GIVE ? this.#victim() : (cells[MOVER] as Seat);
  }

  /** Returns whether a deal is over; the search stops there, as the next deal is unknown. */
  rests(): boolean {
    return this.cells[PHASE] === DEAL;
  }

  moves(into: Int32Array): number {
    switch (this.cells[PHASE]) {
      case PLAY:
        return writePlays(this, into);
      case TARGET:
        return writeTargets(this.cells, into);
      case GIVE:
        return writeCodes(into, GIVE_PLAIN, GIVE_DOUBLE);
      case DECIDE:
        return writeCodes(into, GO, STOP); // go comes first: among equals the first is taken, so a sure winner goes on
      case FOUR:
        return writeCodes(into, STOP);
      default:
        return writeCodes(into, NEXT_DEAL);
    }
  }

  make(code: number, chance: Chance): void {
    if (code < PLAY_ONTO) play(this, code, NO_CARDS, chance);
    else if (code < BOMB) play(this, (code - PLAY_ONTO) >> 2, 1 << (code & 3), chance);
    else if (code < SHAKE) bomb(this, code - BOMB, chance);
    else if (code < SKIP) shake(this, code - SHAKE);
    else if (code === SKIP) skip(this, chance);
    else if (code < GIVE_PLAIN) pickTarget(this, 1 << ((code - PICK) & 3));
    else this.#settle(code, chance);
  }

  policy(): number {
    return this.#policy.move();
  }

  judge(into: Float64Array): void {
    this.#worth.write(into);
  }

  #settle(code: number, chance: Chance): void {
    if (code === GO) go(this);
    else if (code === STOP) this.cells[PHASE] === FOUR ? endByFour(this) : stop(this);
    else if (code === NEXT_DEAL) dealNext(this, chance);
    else give(this, this.#victim(), code === GIVE_DOUBLE);
  }

  /** Returns the next seat that owes junk, in turn from the mover on. */
  #victim(): Seat {
    const { seats } = this.house;
    let seat = ((this.cells[MOVER] as number) + 1) % seats;
    while (this.cells[getSeatStart(seat) + OWED] === 0) seat = (seat + 1) % seats;
    return seat;
  }
}

function writeCodes(into: Int32Array, ...codes: readonly number[]): number {
  into.set(codes);
  return codes.length;
}
