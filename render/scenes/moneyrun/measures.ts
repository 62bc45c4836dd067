import type { Denomination } from '../../../src/games/moneyrun/types.ts';
import type { Style } from '../../style.ts';

/** The picture's width in pixels. */
export const WIDTH = 1000;

/** Measures in pixels. */
export interface Measures {
  /** Free round everything. */
  readonly pad: number;
  /** How high a seat's plate is. */
  readonly plate: number;
  /** The frame round the squares. */
  readonly frame: number;
  /** Room for the letters and numbers at the edge. */
  readonly edge: number;
  /** The squares together are this wide and high, or a few pixels less. */
  readonly board: number;
  /** What is beside the board in large pictures lies below it, so high. */
  readonly strip: number;
}

const USUAL: Measures = { pad: 14, plate: 88, frame: 16, edge: 34, board: 792, strip: 0 };
const LARGE: Measures = { pad: 8, plate: 86, frame: 12, edge: 42, board: 918, strip: 106 };

/** The measures of a look. */
export function getMeasures({ large }: Pick<Style, 'large'>): Measures {
  return large ? LARGE : USUAL;
}

/** Half the width of a coin, in parts of a square. */
export const COIN_RADIUS: Readonly<Record<Denomination, number>> = {
  L: 0.4,
  M: 0.34,
  S: 0.28,
  P: 0.218,
  T: 0.165,
};
