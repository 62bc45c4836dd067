import type { GameOption, Options } from '../../../src/engine/options.ts';
import { Refusal } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';

/** Number of cards, and whether two may be played at once. */
export const OPTIONS: readonly GameOption[] = [
  { id: 'cards', values: [6, 8], default: 8 },
  { id: 'pairs', values: [false, true], default: false },
];

/** Refuses three players with six cards, which are too few. */
export function admits(seats: number, { cards }: Options): Refusal | null {
  return seats === 3 && cards === 6 ? new Refusal(text('highcard:refuse.phase')) : null;
}

/** Returns the maximum number of moves; every card is drawn once and played at most once. */
export function bound(_seats: number, options: Options): number {
  return 2 * (options.cards as number);
}
