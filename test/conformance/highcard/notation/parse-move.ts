import { Refusal } from '../../../../src/engine/refusal.ts';
import { text } from '../../../../src/engine/text.ts';
import type { HighcardMove } from '../types.ts';

/** Parses `draw`, or cards separated by dots, in any case. */
export function parseMove(line: string): HighcardMove | Refusal {
  const typed = line.trim().toLowerCase();
  if (typed === 'draw') return { kind: 'draw' };
  if (/^\d{1,2}(\.\d{1,2})*$/.test(typed)) return { kind: 'play', cards: typed.split('.').map(Number) };
  return new Refusal(text('highcard:refuse.move', { typed }));
}
