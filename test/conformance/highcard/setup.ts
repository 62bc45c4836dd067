import type { Chance } from '../../../src/engine/chance.ts';
import type { Options } from '../../../src/engine/options.ts';
import { sortAscending } from './cards.ts';
import type { HighcardState } from './types.ts';

const HAND = 2;

/** Deals a hand of two cards to each seat. */
export function setup(seats: number, options: Options, chance: Chance): HighcardState {
  const cards = options.cards as number;
  const rest = Array.from({ length: cards }, (_, at) => at + 1);
  const drawn = () => rest.splice(chance.draw(rest.length), 1)[0] as number;
  const hands = Array.from({ length: seats }, () => sortAscending(Array.from({ length: HAND }, drawn)));
  const piles = hands.map(() => []);
  return { cards, pairs: options.pairs === true, hands, piles, rest, mover: 0, phase: 'draw' };
}

/** Counts all cards. */
export function pieces(state: HighcardState): Record<string, number> {
  return { cards: state.hands.flat().length + state.piles.flat().length + state.rest.length };
}
