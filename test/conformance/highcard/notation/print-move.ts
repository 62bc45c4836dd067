import type { HighcardMove } from '../types.ts';

/** Prints `draw`, or the cards: `4.5`. */
export function printMove(move: HighcardMove): string {
  return move.kind === 'draw' ? 'draw' : move.cards.join('.');
}
