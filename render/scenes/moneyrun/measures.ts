import type { Denomination } from '../../../src/games/moneyrun/types.ts';
import type { Style } from '../../style.ts';

/** Width of the picture in pixels. */
export const WIDTH = 1000;

/** Sizes in pixels. */
export interface Measures {
  /** Margin round everything. */
  readonly pad: number;
  /** Height of a seat's plate. */
  readonly plate: number;
  /** Width of the frame round the squares. */
  readonly frame: number;
  /** Room for the letters and numbers at the edge. */
  readonly edge: number;
  /** Maximum width and height of all squares together; a few pixels less are possible. */
  readonly board: number;
  /** Height of the supply, which lies below the board in large pictures. */
  readonly strip: number;
}

const USUAL: Measures = { pad: 14, plate: 74, frame: 16, edge: 34, board: 792, strip: 0 };
const LARGE: Measures = { pad: 8, plate: 86, frame: 12, edge: 46, board: 918, strip: 102 };

/** Returns the measures of a style. */
export function getMeasures({ large }: Pick<Style, 'large'>): Measures {
  return large ? LARGE : USUAL;
}

/** Half the width of a coin, in parts of a square. */
export const COIN_RADIUS: Readonly<Record<Denomination, number>> = {
  L: 0.4,
  M: 0.34,
  S: 0.29,
  P: 0.25,
  T: 0.2,
};
