import type { HighcardState } from './types.ts';

/** Counts all cards. */
export function pieces(state: HighcardState): Record<string, number> {
  return { cards: state.hands.flat().length + state.piles.flat().length + state.rest.length };
}
