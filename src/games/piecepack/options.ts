import type { GameOption, Options } from '../../engine/options.ts';
import type { Layout, PiecepackOptions } from './types.ts';

/** What the host can choose. */
export const OPTIONS: readonly GameOption[] = [
  { id: 'layout', values: ['square', 'wide', 'ring', 'empty'], default: 'square' },
];

/** The options as the rules read them. */
export function readOptions(options: Options): PiecepackOptions {
  return { layout: (options.layout ?? 'square') as Layout };
}

/** Everything goes with everything. */
export function admits(): null {
  return null;
}

/** Free play ends when those who play want it to. */
export function bound(): number {
  return Number.POSITIVE_INFINITY;
}
