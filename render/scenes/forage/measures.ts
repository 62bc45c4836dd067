import type { Board } from '../../../src/games/forage/types.ts';
import type { Style } from '../../style.ts';

/** Width of the picture in pixels. */
export const WIDTH = 1000;

/** Sizes in pixels or, where stated, in parts of a square. */
export interface Measures {
  /** Space between parts. */
  readonly pad: number;
  /** Height of a seat's plate, and width of its band with the pawn. */
  readonly plate: number;
  readonly band: number;
  /** Width of the two counts between the plates. */
  readonly chip: number;
  /** Room for the letters and numbers at the edge. */
  readonly edge: number;
  /** Text sizes of names and figures. */
  readonly name: number;
  readonly figure: number;
  /** Sizes on a plate: half the width of a coin at most and at least; the pawn's height, the die. */
  readonly carried: readonly [most: number, least: number];
  /** Distance of coins that do not fit side by side on a plate, in radii: their values stay visible. */
  readonly overlap: number;
  readonly standing: number;
  readonly die: number;
  /** Sizes in the tray: half the width of a coin in one row and in two rows, and the tray's height then. */
  readonly single: { readonly radius: number; readonly height: number };
  readonly double: { readonly radius: number; readonly height: number };
  /** Sizes by board: a square, and the visible part of what lies across the edge. */
  readonly cells: Readonly<Record<Board, number>>;
  readonly ghost: number;
  /** Height of a pawn and half the width of a coin in parts of a square, each alone and sharing its square. */
  readonly pawn: number;
  readonly pawnShared: number;
  readonly coin: number;
  readonly coinShared: number;
  /** Half the width of a letter at its corner, in parts of a square. */
  readonly badge: number;
}

const USUAL: Measures = {
  pad: 16,
  plate: 116,
  band: 72,
  chip: 120,
  edge: 46,
  name: 36,
  figure: 36,
  carried: [32, 20],
  overlap: 1.5,
  standing: 88,
  die: 60,
  single: { radius: 38, height: 104 },
  double: { radius: 33, height: 148 },
  cells: { torus: 94, wide: 76, ring: 78 },
  ghost: 36,
  pawn: 0.86,
  pawnShared: 0.68,
  coin: 0.37,
  coinShared: 0.33,
  badge: 0.23,
};

const LARGE: Measures = {
  pad: 12,
  plate: 134,
  band: 86,
  chip: 124,
  edge: 48,
  name: 43,
  figure: 40,
  carried: [38, 23],
  overlap: 1.3,
  standing: 102,
  die: 66,
  single: { radius: 44, height: 112 },
  double: { radius: 38, height: 158 },
  cells: { torus: 92, wide: 77, ring: 75 },
  ghost: 23,
  pawn: 1.02,
  pawnShared: 0.9,
  coin: 0.43,
  coinShared: 0.39,
  badge: 0.32,
};

/** Returns the measures of a style. */
export function getMeasures({ large }: Pick<Style, 'large'>): Measures {
  return large ? LARGE : USUAL;
}
