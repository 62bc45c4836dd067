import type { GameOption, Options } from '../../engine/options.ts';
import type { Layout, PiecepackOptions } from './types.ts';

/** Options that the host can choose. */
export const OPTIONS: readonly GameOption[] = [
  { id: 'layout', values: ['square', 'wide', 'ring', 'empty'], default: 'square' },
];

/** Converts the options to the types that the rules use. */
export function readOptions(options: Options): PiecepackOptions {
  return { layout: (options.layout ?? 'square') as Layout };
}

/** Admits every combination of options. */
export function admits(): null {
  return null;
}

/** Returns infinity: free play ends when the players want it to. */
export function bound(): number {
  return Number.POSITIVE_INFINITY;
}
