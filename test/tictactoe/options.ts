import type { GameOption } from '../../src/engine/options.ts';

/** Options: whether three in a row win or lose. */
export const OPTIONS: readonly GameOption[] = [{ id: 'misere', values: [false, true], default: false }];

/** Everything goes with everything. */
export function admits(): null {
  return null;
}

/** A move a square. */
export function bound(): number {
  return 9;
}
