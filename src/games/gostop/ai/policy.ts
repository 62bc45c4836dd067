import { winnerOfStop } from './billing.ts';
import {
  COUNT,
  cardAt,
  cellsOf,
  DECIDE,
  DECK,
  DRAWN,
  FOUR,
  GIVE,
  HAND,
  LEFT,
  lowest,
  MONTHS,
  MOVER,
  PASSES,
  PHASE,
  PLAY,
  ROW,
  TARGET,
  type Table,
  TOKEN,
} from './cells.ts';
import { BOMB, GIVE_PLAIN, GO, NEXT_DEAL, ONTO, PICK, SHAKE, SKIP, STOP } from './codes.ts';
import { mayShake } from './moves.ts';
import { lacking } from './points.ts';
import { JUNK_OF, SORT_OF } from './sorts.ts';
import { want } from './wants.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** So far from the threshold nobody is a danger, by seats. */
const FAR = { 2: 4, 3: 2 } as const;

/** What a quick player does: takes what is worth most at once, and leaves what is worth least. It looks into no other hand. */
export class Policy {
  readonly #table: Table;
  readonly #weights: Weights;
  readonly #wants = new Float64Array(9);
  #best = 0;
  #most = 0;

  constructor(table: Table, weights: Weights = WEIGHTS[table.house.seats === 2 ? 2 : 3]) {
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
    const own = cellsOf(mover);
    want(this.#table, mover, this.#weights, this.#wants);
    this.#most = -Infinity;
    if ((cells[own + PASSES] as number) > 0) this.#offer(SKIP, 0);
    for (let month = 0; month < MONTHS; month++) {
      const hand = cells[own + HAND + month] as number;
      if (hand === 0) continue;
      if (hand > 6 && COUNT[hand] === 3 && this.#three(own, month)) return this.#best;
      this.#cards(mover, month, hand, cells[ROW + month] as number);
    }
    return this.#best;
  }

  /** True where three of a month are bombed or shaken at once. */
  #three(own: number, month: number): boolean {
    const isBomb = COUNT[this.#table.cells[ROW + month] as number] === 1;
    if (this.#counts() && mayShake(this.#table, own, month)) this.#best = SHAKE + month;
    else if (isBomb) this.#best = BOMB + month;
    else return false;
    return true;
  }

  /** Whether points matter, and not only who wins this deal. */
  #counts(): boolean {
    const { deals, wins } = this.#table.house;
    return deals > 1 || wins === 'most';
  }

  #cards(mover: number, month: number, hand: number, row: number): void {
    const met = COUNT[row] as number;
    if (met === 0) this.#leave(month, hand);
    else this.#match(mover, month, hand, row);
  }

  #match(mover: number, month: number, hand: number, row: number): void {
    const met = COUNT[row] as number;
    const best = this.#dearest(month, hand);
    const card = cardAt(month, best);
    const own = this.#worth(card);
    if (met === 3) this.#offer(card, own + this.#all(month, row) + this.#theft(mover, month));
    else if (met === 1) this.#offer(card, own + this.#all(month, row));
    else this.#offerTwo(month, card, own, row);
  }

  #offerTwo(month: number, card: number, own: number, row: number): void {
    const onto = this.#dearest(month, row);
    const isAlike = (row & ~(JUNK_OF[month] as number)) === 0;
    const gain = own + this.#worth(cardAt(month, onto)) + this.#weights.turns[1];
    this.#offer(isAlike ? card : ONTO + 4 * card + (cardAt(month, onto) & 3), gain);
  }

  /** What is left lying may be taken by others, but not while all of its month are seen. */
  #leave(month: number, hand: number): void {
    const { risks, turns } = this.#weights;
    const card = cardAt(month, this.#cheapest(month, hand));
    const risk = risks[this.#unseen(month)] as number;
    const again = COUNT[hand] === 2 ? turns[2] : 0;
    this.#offer(card, again - turns[3] - risk * (this.#worth(card) + turns[4]));
  }

  #unseen(month: number): number {
    const { cells, house } = this.#table;
    let hidden = cells[DECK + month] as number;
    for (let seat = 0; seat < house.seats; seat++)
      if (seat !== cells[MOVER]) hidden |= cells[cellsOf(seat) + HAND + month] as number;
    return Math.min(3, COUNT[hidden] as number);
  }

  #offer(code: number, gain: number): void {
    if (gain <= this.#most) return;
    this.#most = gain;
    this.#best = code;
  }

  #theft(mover: number, month: number): number {
    const { cells, house } = this.#table;
    return this.#weights.turns[0] * (house.seats - 1) * (cells[TOKEN + month] === mover + 1 ? 2 : 1);
  }

  #target(): number {
    const { cells } = this.#table;
    const month = ((cells[DRAWN] as number) - 1) >> 2;
    want(this.#table, cells[MOVER] as number, this.#weights, this.#wants);
    return PICK + cardAt(month, this.#dearest(month, cells[ROW + month] as number));
  }

  #goes(): boolean {
    const { cells, house } = this.#table;
    const mover = cells[MOVER] as number;
    if (winnerOfStop(this.#table, mover) !== mover) return true;
    if (house.deals === 1 || (cells[LEFT] as number) < 2 * house.seats) return false;
    for (let seat = 0; seat < house.seats; seat++)
      if (seat !== mover && lacking(this.#table, seat) < FAR[house.seats === 2 ? 2 : 3]) return false;
    return true;
  }

  #worth(card: number): number {
    return this.#wants[SORT_OF[card] as number] as number;
  }

  #all(month: number, mask: number): number {
    let sum = 0;
    for (let left = mask; left !== 0; left &= left - 1) sum += this.#worth(cardAt(month, lowest(left)));
    return sum;
  }

  #dearest(month: number, mask: number): number {
    let [best, most] = [0, -Infinity];
    for (let left = mask; left !== 0; left &= left - 1) {
      const worth = this.#worth(cardAt(month, lowest(left)));
      if (worth > most) {
        most = worth;
        best = lowest(left);
      }
    }
    return best;
  }

  #cheapest(month: number, mask: number): number {
    let [best, least] = [0, Infinity];
    for (let left = mask; left !== 0; left &= left - 1) {
      const worth = this.#worth(cardAt(month, lowest(left)));
      if (worth < least) {
        least = worth;
        best = lowest(left);
      }
    }
    return best;
  }
}
