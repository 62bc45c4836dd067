import type { Turn } from '../../../src/engine/game.ts';
import { sumCards } from './cards.ts';
import type { HighcardState } from './types.ts';

/** Returns the turn; the highest sum of played cards wins. */
export function turn({ phase, mover, piles }: HighcardState): Turn {
  if (phase !== 'over') return { kind: 'act', seats: [mover], phase };
  const scores = piles.map(sumCards);
  const place = (score: number) => 1 + scores.filter((other) => other > score).length;
  return { kind: 'over', standings: scores.map((score, seat) => ({ seat, place: place(score), score })) };
}
