import {
  BIT_COUNTS,
  CARDS_LEFT,
  type CellTable,
  DECIDE,
  DECK,
  DRAWN,
  FOUR,
  GIVE,
  getCardByBit,
  getLowestBit,
  getSeatStart,
  HAND,
  MONTHS,
  MOVER,
  PASSES,
  PHASE,
  PLAY,
  ROW,
  TARGET,
  TOKEN,
} from './cells.ts';
import { findStopWinner } from './gains.ts';
import { BOMB, GIVE_PLAIN, GO, NEXT_DEAL, PICK, PLAY_ONTO, SHAKE, SKIP, STOP } from './move-codes.ts';
import { canShake } from './moves.ts';
import { countMissingPoints } from './points.ts';
import { writeSortValues } from './sort-values.ts';
import { CARD_SORTS, JUNK_MASKS } from './sorts.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Distance to the threshold, in points, at which a rival is no danger, by number of seats. */
const SAFE_DISTANCE = { 2: 4, 3: 2 } as const;

/** Fast playout policy: takes the cards worth most at once and leaves those worth least. It reads no other hand. */
export class Policy {
  readonly #table: CellTable;
  readonly #weights: Weights;
  readonly #wants = new Float64Array(9);
  #best = 0;
  #most = 0;

  constructor(table: CellTable, weights: Weights = WEIGHTS[table.house.seats === 2 ? 2 : 3]) {
    this.#table = table;
    this.#weights = weights;
  }

  move(): number {
    switch (this.#table.cells[PHASE]) {
      case PLAY:
        return this.#play();
      case TARGET:
        return this.#target();
      case GIVE:
        return GIVE_PLAIN;
      case DECIDE:
        return this.#goes() ? GO : STOP;
      case FOUR:
        return STOP;
      default:
        return NEXT_DEAL;
    }
  }

  #play(): number {
    const { cells } = this.#table;
    const mover = cells[MOVER] as number;
    const own = getSeatStart(mover);
    writeSortValues(this.#table, mover, this.#weights, this.#wants);
    this.#most = -Infinity;
    if ((cells[own + PASSES] as number) > 0) this.#offer(SKIP, 0);
    for (let month = 0; month < MONTHS; month++) {
      const hand = cells[own + HAND + month] as number;
      if (hand === 0) continue;
      if (hand > 6 && BIT_COUNTS[hand] === 3 && this.#three(own, month)) return this.#best;
      this.#cards(mover, month, hand, cells[ROW + month] as number);
    }
    return this.#best;
  }

  /** Picks the bomb or shake for three of a month; returns false if there is none. */
  #three(own: number, month: number): boolean {
    const isBomb = BIT_COUNTS[this.#table.cells[ROW + month] as number] === 1;
    if (this.#counts() && canShake(this.#table, own, month)) this.#best = SHAKE + month;
    else if (isBomb) this.#best = BOMB + month;
    else return false;
    return true;
  }

  /** Returns whether points matter, not only the winner of this deal. */
  #counts(): boolean {
    const { deals, wins } = this.#table.house;
    return deals > 1 || wins === 'most';
  }

  #cards(mover: number, month: number, hand: number, row: number): void {
    const met = BIT_COUNTS[row] as number;
    if (met === 0) this.#leave(month, hand);
    else this.#match(mover, month, hand, row);
  }

  #match(mover: number, month: number, hand: number, row: number): void {
    const met = BIT_COUNTS[row] as number;
    const best = this.#dearest(month, hand);
    const card = getCardByBit(month, best);
    const own = this.#worth(card);
    if (met === 3) this.#offer(card, own + this.#all(month, row) + this.#theft(mover, month));
    else if (met === 1) this.#offer(card, own + this.#all(month, row));
    else this.#offerTwo(month, card, own, row);
  }

  #offerTwo(month: number, card: number, own: number, row: number): void {
    const onto = this.#dearest(month, row);
    const isAlike = (row & ~(JUNK_MASKS[month] as number)) === 0;
    const gain = own + this.#worth(getCardByBit(month, onto)) + this.#weights.turns[1];
    this.#offer(isAlike ? card : PLAY_ONTO + 4 * card + (getCardByBit(month, onto) & 3), gain);
  }

  /** Rates leaving a card: others may take it, unless all cards of its month are seen. */
  #leave(month: number, hand: number): void {
    const { risks, turns } = this.#weights;
    const card = getCardByBit(month, this.#cheapest(month, hand));
    const risk = risks[this.#unseen(month)] as number;
    const again = BIT_COUNTS[hand] === 2 ? turns[2] : 0;
    this.#offer(card, again - turns[3] - risk * (this.#worth(card) + turns[4]));
  }

  #unseen(month: number): number {
    const { cells, house: ctx } = this.#table;
    let hidden = cells[DECK + month] as number;
    for (let seat = 0; seat < ctx.seats; seat++)
      if (seat !== cells[MOVER]) hidden |= cells[getSeatStart(seat) + HAND + month] as number;
    return Math.min(3, BIT_COUNTS[hidden] as number);
  }

  #offer(code: number, gain: number): void {
    if (gain <= this.#most) return;
    this.#most = gain;
    this.#best = code;
  }

  #theft(mover: number, month: number): number {
    const { cells, house: ctx } = this.#table;
    return this.#weights.turns[0] * (ctx.seats - 1) * (cells[TOKEN + month] === mover + 1 ? 2 : 1);
  }

  #target(): number {
    const { cells } = this.#table;
    const month = ((cells[DRAWN] as number) - 1) >> 2;
    writeSortValues(this.#table, cells[MOVER] as number, this.#weights, this.#wants);
    return PICK + getCardByBit(month, this.#dearest(month, cells[ROW + month] as number));
  }

  #goes(): boolean {
    const { cells, house: ctx } = this.#table;
    const mover = cells[MOVER] as number;
    if (findStopWinner(this.#table, mover) !== mover) return true;
    if (ctx.deals === 1 || (cells[CARDS_LEFT] as number) < 2 * ctx.seats) return false;
    for (let seat = 0; seat < ctx.seats; seat++)
      if (seat !== mover && countMissingPoints(this.#table, seat) < SAFE_DISTANCE[ctx.seats === 2 ? 2 : 3])
        return false;
    return true;
  }

  #worth(card: number): number {
    return this.#wants[CARD_SORTS[card] as number] as number;
  }

  #all(month: number, mask: number): number {
    let sum = 0;
    for (let left = mask; left !== 0; left &= left - 1)
      sum += this.#worth(getCardByBit(month, getLowestBit(left)));
    return sum;
  }

  #dearest(month: number, mask: number): number {
    let [best, most] = [0, -Infinity];
    for (let left = mask; left !== 0; left &= left - 1) {
      const worth = this.#worth(getCardByBit(month, getLowestBit(left)));
      if (worth > most) {
        most = worth;
        best = getLowestBit(left);
      }
    }
    return best;
  }

  #cheapest(month: number, mask: number): number {
    let [best, least] = [0, Infinity];
    for (let left = mask; left !== 0; left &= left - 1) {
      const worth = this.#worth(getCardByBit(month, getLowestBit(left)));
      if (worth < least) {
        least = worth;
        best = getLowestBit(left);
      }
    }
    return best;
  }
}
