import type { HighcardMove, HighcardState } from '../types.ts';

/** Prints phase, mover, then hand and pile of each seat: `play 0 1.4.5/2 3.6/-`. */
export function print({ phase, mover, hands, piles }: HighcardState): string {
  return [
    phase,
    mover,
    ...hands.map((hand, seat) => `${formatCards(hand)}/${formatCards(piles[seat] as readonly number[])}`),
  ].join(' ');
}

function formatCards(cards: readonly number[]): string {
  return cards.length === 0 ? '-' : cards.join('.');
}

/** Prints `draw`, or the cards: `4.5`. */
export function printMove(move: HighcardMove): string {
  return move.kind === 'draw' ? 'draw' : move.cards.join('.');
}
