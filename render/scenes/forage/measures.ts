import type { Board } from '../../../src/games/forage/types.ts';
import type { Style } from '../../style.ts';

/** The picture's width in pixels. */
export const WIDTH = 1000;

/** How large things are: in pixels, or, as it says, in parts of a square. */
export interface Measures {
  /** Between things. */
  readonly pad: number;
  /** A seat's plate is this high; its band with the pawn is this wide. */
  readonly plate: number;
  readonly band: number;
  /** The two counts between the plates are this wide. */
  readonly chip: number;
  /** Room for the letters and numbers at the edge. */
  readonly edge: number;
  /** Texts: names, and figures. */
  readonly name: number;
  readonly figure: number;
  /** On a plate: half the width of a coin where there are few, some, and many; the pawn's height, the die. */
  readonly carried: readonly [few: number, some: number, many: number];
  readonly standing: number;
  readonly die: number;
  /** In the tray: half the width of a coin in one row and in two rows, how high the tray then is. */
  readonly single: { readonly radius: number; readonly height: number };
  readonly double: { readonly radius: number; readonly height: number };
  /** By board: a square, and how far what lies across the edge is shown. */
  readonly cells: Readonly<Record<Board, number>>;
  readonly ghost: number;
  /** In parts of a square: a pawn's height and half a coin's width, each alone and sharing its square. */
  readonly pawn: number;
  readonly pawnShared: number;
  readonly coin: number;
  readonly coinShared: number;
  /** In parts of a square: half the width of a letter at its corner. */
  readonly badge: number;
}

const USUAL: Measures = {
  pad: 16,
  plate: 116,
  band: 84,
  chip: 120,
  edge: 38,
  name: 32,
  figure: 28,
  carried: [36, 28, 20],
  standing: 88,
  die: 64,
  single: { radius: 38, height: 104 },
  double: { radius: 33, height: 156 },
  cells: { torus: 94, wide: 76, ring: 78 },
  ghost: 36,
  pawn: 0.86,
  pawnShared: 0.74,
  coin: 0.35,
  coinShared: 0.27,
  badge: 0.21,
};

const LARGE: Measures = {
  pad: 12,
  plate: 134,
  band: 98,
  chip: 116,
  edge: 44,
  name: 40,
  figure: 36,
  carried: [42, 33, 23],
  standing: 102,
  die: 74,
  single: { radius: 44, height: 112 },
  double: { radius: 38, height: 158 },
  cells: { torus: 92, wide: 77, ring: 75 },
  ghost: 20,
  pawn: 1.02,
  pawnShared: 0.9,
  coin: 0.42,
  coinShared: 0.33,
  badge: 0.27,
};

/** The measures of a look. */
export function getMeasures({ large }: Pick<Style, 'large'>): Measures {
  return large ? LARGE : USUAL;
}
