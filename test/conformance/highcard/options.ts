import type { GameOption, Options } from '../../../src/engine/options.ts';
import { Refusal } from '../../../src/engine/refusal.ts';
import { text } from '../../../src/engine/text.ts';

/** How many cards there are, and whether two may be played at once. */
export const OPTIONS: readonly GameOption[] = [
  { id: 'cards', values: [6, 8], default: 8 },
  { id: 'pairs', values: [false, true], default: false },
];

/** Three players need more than six cards. */
export function admits(seats: number, { cards }: Options): Refusal | null {
  return seats === 3 && cards === 6 ? new Refusal(text('highcard:refuse.phase')) : null;
}

/** Every card is drawn once and played once at most. */
export function bound(_seats: number, options: Options): number {
  return 2 * (options.cards as number);
}
