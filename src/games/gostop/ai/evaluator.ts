import type { Temper } from '../../../engine/game-ai.ts';
import { CARRIED, type CellTable, DEAL, DEAL_NUMBER, OVER, PHASE, WINNERLESS } from './cells.ts';
import { getTotal } from './end-deal.ts';
import { computeSeatValue } from './gains.ts';

/** Lead in points before the last deal that makes first place nearly three times as likely, by number of seats. */
const LEAD_SPREAD = { 2: { plain: 10, penalties: 30 }, 3: { plain: 3, penalties: 12.5 } } as const;
/** Factors of the lead's spread: a careful AI trusts a small lead, a daring one does not. */
const TEMPER_FACTORS: Readonly<Record<Temper, number>> = { careful: 0.6, even: 1, daring: 2 };

/** Weight of the points within a win: an AI sure to win either way goes on for more. A careful one stops at once. */
const POINT_WEIGHT = 1e-6;

/** Rates a position for every seat. */
export class Evaluator {
  readonly #table: CellTable;
  readonly #spread: number;
  readonly #hair: number;
  readonly #points: Float64Array;

  constructor(table: CellTable, temper: Temper) {
    const { seats, penalties } = table.house;
    this.#table = table;
    this.#spread =
      LEAD_SPREAD[seats === 2 ? 2 : 3][penalties ? 'penalties' : 'plain'] * TEMPER_FACTORS[temper];
    this.#hair = temper === 'careful' ? 0 : POINT_WEIGHT;
    this.#points = new Float64Array(seats);
  }

  /** Writes each seat's share of first place, or its chance of it while the match goes on. */
  write(into: Float64Array): void {
    const { cells, house: ctx } = this.#table;
    const isOver = cells[PHASE] === OVER;
    const isBetween = isOver || cells[PHASE] === DEAL;
    for (let seat = 0; seat < ctx.seats; seat++)
      this.#points[seat] = getTotal(cells, seat) + (isBetween ? 0 : computeSeatValue(this.#table, seat));
    if (isOver) this.#shares(into);
    else this.#chances(into, this.#left());
  }

  #shares(into: Float64Array): void {
    const most = this.#most();
    let first = 0;
    for (const points of this.#points) if (points === most) first++;
    const share = (1 - this.#hair / Math.max(1, most)) / first;
    for (let seat = 0; seat < this.#points.length; seat++)
      into[seat] = this.#points[seat] === most ? share : 0;
  }

  #chances(into: Float64Array, left: number): void {
    const most = this.#most();
    const spread = this.#spread * Math.sqrt(left);
    let sum = 0;
    for (let seat = 0; seat < this.#points.length; seat++) {
      into[seat] = Math.exp(((this.#points[seat] as number) - most) / spread);
      sum += into[seat] as number;
    }
    for (let seat = 0; seat < this.#points.length; seat++) into[seat] = (into[seat] as number) / sum;
  }

  #most(): number {
    let most = -Infinity;
    for (const points of this.#points) if (points > most) most = points;
    return most;
  }

  /** Returns the number of usual deals as uncertain as those to come; the next may count many times. */
  #left(): number {
    const { cells, house: ctx } = this.#table;
    const after = ctx.deals - (cells[DEAL_NUMBER] as number);
    if (cells[PHASE] !== DEAL) return after + 0.5;
    const doubled = cells[WINNERLESS] === 1 && ctx.exhausted === 'double';
    const times = doubled ? 2 * (cells[CARRIED] as number) : 1;
    return after - 1 + times * times;
  }
}
