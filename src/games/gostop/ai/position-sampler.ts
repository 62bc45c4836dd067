import type { Chance } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import type { GoStopView } from '../types.ts';
import { type CellTable, DECK, getCardBit, getSeatStart, HAND, SHAKEN } from './cells.ts';
import type { GoStopNotes } from './memory.ts';
import { findUnseen, writeVisible } from './read-state.ts';

/** Maximum number of attempts to deal hands by the notes; later ones use the known facts alone. */
const TRIES = 20;
/** Odds, one in so many, of giving a seat a card that it seems to lack. Indexed by the seat's surprises so far. */
const DOUBTS = [30, 6, 2];

/** Samples positions that fit a seat's view. The visible part is written once, as many samples follow. */
export class PositionSampler {
  readonly notes: GoStopNotes | null;
  readonly #cells: Int16Array;
  readonly #unseen: Int8Array;
  readonly #order: Int8Array;
  /** Owner of each hidden hand card. */
  readonly #holders: readonly Seat[];

  constructor(view: GoStopView, notes: GoStopNotes | null, world: CellTable) {
    writeVisible(view, view.deck, world);
    this.notes = notes;
    this.#cells = world.cells.slice();
    this.#unseen = Int8Array.from(view.phase === 'deal' || view.phase === 'over' ? [] : findUnseen(view));
    this.#order = this.#unseen.slice();
    this.#holders = view.hands.flatMap((hand, seat) => hand.filter((card) => card === null).map(() => seat));
  }

  /** Writes a random position that fits the view. */
  guess(chance: Chance, { cells }: CellTable): void {
    let tries = 0;
    do {
      cells.set(this.#cells);
      this.#order.set(this.#unseen);
    } while (!this.#deal(cells, chance, tries++ < TRIES));
  }

  /** Deals the hidden cards; returns false if a seat gets a card that it cannot hold. */
  #deal(cells: Int16Array, chance: Chance, believes: boolean): boolean {
    if (this.#unseen.length === 0) return true;
    for (let at = 0; at < this.#holders.length; at++) {
      const seat = this.#holders[at] as Seat;
      let card = this.#next(at, chance);
      for (let tries = 0; believes && tries < TRIES && this.#isDoubted(seat, card, chance); tries++)
        card = this.#next(at, chance);
      const own = getSeatStart(seat);
      if (((cells[own + SHAKEN] as number) >> (card >> 2)) & 1) return false;
      if (addCard(cells, own + HAND, card) === 15 && believes) return false;
    }
    for (let at = this.#holders.length; at < this.#order.length; at++)
      addCard(cells, DECK, this.#order[at] as number);
    return true;
  }

  /** Draws a remaining card for that place of the order. */
  #next(at: number, chance: Chance): number {
    const order = this.#order;
    const other = at + chance.draw(order.length - at);
    const card = order[other] as number;
    order[other] = order[at] as number;
    order[at] = card;
    return card;
  }

  #isDoubted(seat: Seat, card: number, chance: Chance): boolean {
    if (this.notes === null) return false;
    if ((((this.notes.lacks[seat] as number) >> (card >> 2)) & 1) === 0) return false;
    const doubt = DOUBTS[this.notes.surprises[seat] as number] ?? 1;
    return chance.draw(doubt) !== 0;
  }
}

/** Adds a card to the month cells that start at `from`; returns the month's new mask. */
function addCard(cells: Int16Array, from: number, card: number): number {
  const at = from + (card >> 2);
  const mask = (cells[at] as number) | getCardBit(card);
  cells[at] = mask;
  return mask;
}
