import type { Chance } from '../../../../src/engine/chance.ts';
import type { Seat } from '../../../../src/engine/game.ts';
import type { GameAi, World } from '../../../../src/engine/game-ai.ts';
import type { Highcard, HighcardMove, HighcardState } from '../types.ts';
import { guess } from '../view.ts';

const [MOVER, PHASE, CARDS] = [0, 1, 2];
const PHASES = ['draw', 'play', 'over'] as const;
/** Values of a card's cell: among the rest, or from here on held or played by the seat added to it. */
const [REST, HELD, PLAYED] = [0, 1, 11];

/** Position of every card, and the mover. A move's code is its first card plus 100 times the second. */
export class HighcardWorld implements World {
  readonly cells: Int16Array;
  readonly cards: number;
  readonly seats: number;
  readonly pairs: boolean;

  constructor({
    cards,
    pairs,
    hands,
  }: Pick<HighcardState, 'cards' | 'pairs'> & { hands: readonly unknown[] }) {
    this.cells = new Int16Array(CARDS + cards + 1);
    this.cards = cards;
    this.seats = hands.length;
    this.pairs = pairs;
  }

  mover(): Seat | -1 {
    return PHASES[this.cells[PHASE] as number] === 'over' ? -1 : (this.cells[MOVER] as number);
  }

  moves(into: Int32Array): number {
    if (this.cells[PHASE] === 0) {
      into[0] = 0;
      return 1;
    }
    const own = this.#at(HELD + (this.cells[MOVER] as number));
    const codes = own.flatMap((card, at) => [
      card,
      ...(this.pairs ? own.slice(at + 1).map((other) => card + 100 * other) : []),
    ]);
    into.set(codes);
    return codes.length;
  }

  make(code: number, chance: Chance): void {
    const mover = this.cells[MOVER] as number;
    if (code === 0) {
      const rest = this.#at(REST);
      this.cells[CARDS + (rest[chance.draw(rest.length)] as number)] = HELD + mover;
      this.cells[PHASE] = 1;
      return;
    }
    for (const card of [code % 100, Math.floor(code / 100)])
      if (card > 0) this.cells[CARDS + card] = PLAYED + mover;
    const next = (mover + 1) % this.seats;
    this.cells[MOVER] = next;
    this.cells[PHASE] = this.#at(REST).length > 0 ? 0 : this.#at(HELD + next).length > 0 ? 1 : 2;
  }

  policy(): number {
    return this.cells[PHASE] === 0 ? 0 : (this.#at(HELD + (this.cells[MOVER] as number)).at(-1) ?? 0);
  }

  judge(into: Float64Array): void {
    const sums = Array.from({ length: this.seats }, (_, seat) =>
      this.#at(PLAYED + seat).reduce((sum, card) => sum + card, 0),
    );
    const best = sums.filter((sum) => sum === Math.max(...sums)).length;
    for (const [seat, sum] of sums.entries()) into[seat] = sum === Math.max(...sums) ? 1 / best : 0;
  }

  #at(place: number): number[] {
    const cards: number[] = [];
    for (let card = 1; card <= this.cards; card++) if (this.cells[CARDS + card] === place) cards.push(card);
    return cards;
  }
}

/** Search model for AI seats. */
export const ai: GameAi<Highcard, null, HighcardWorld> = {
  search: { horizon: 40, playouts: 32, minPlayouts: 8 },
  world: (view) => new HighcardWorld(view),
  imagine: (view, seat, _notes, chance, world) => readState(guess(view, seat, chance), world),
  read: readState,
  decode: decodeMove,
  encode: (move) => (move.kind === 'draw' ? 0 : (move.cards[0] ?? 0) + 100 * (move.cards[1] ?? 0)),
};

function readState({ hands, piles, mover, phase }: HighcardState, { cells }: HighcardWorld): void {
  cells.fill(REST);
  cells[MOVER] = mover;
  cells[PHASE] = PHASES.indexOf(phase);
  for (const [seat, hand] of hands.entries()) for (const card of hand) cells[CARDS + card] = HELD + seat;
  for (const [seat, pile] of piles.entries()) for (const card of pile) cells[CARDS + card] = PLAYED + seat;
}

function decodeMove(code: number): HighcardMove {
  if (code === 0) return { kind: 'draw' };
  return { kind: 'play', cards: [code % 100, Math.floor(code / 100)].filter((card) => card > 0) };
}
