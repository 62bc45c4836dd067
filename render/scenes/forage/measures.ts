import type { Board } from '../../../src/games/forage/types.ts';
import type { Look } from '../../look.ts';

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
  /** On a plate: half the width of a coin, the pawn's height, the die. */
  readonly small: number;
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
  /** In parts of a square: half a badge's width, on an empty square and on another. */
  readonly badge: number;
  readonly badgeAside: number;
}

const USUAL: Measures = {
  pad: 16,
  plate: 96,
  band: 84,
  chip: 120,
  edge: 38,
  name: 32,
  figure: 28,
  small: 20,
  standing: 76,
  die: 64,
  single: { radius: 38, height: 104 },
  double: { radius: 33, height: 156 },
  cells: { torus: 94, wide: 76, ring: 82 },
  ghost: 40,
  pawn: 0.86,
  pawnShared: 0.74,
  coin: 0.35,
  coinShared: 0.27,
  badge: 0.3,
  badgeAside: 0.22,
};

const LARGE: Measures = {
  pad: 12,
  plate: 100,
  band: 98,
  chip: 116,
  edge: 44,
  name: 40,
  figure: 36,
  small: 23,
  standing: 92,
  die: 74,
  single: { radius: 44, height: 112 },
  double: { radius: 38, height: 160 },
  cells: { torus: 100, wide: 77, ring: 82 },
  ghost: 20,
  pawn: 1,
  pawnShared: 0.86,
  coin: 0.42,
  coinShared: 0.32,
  badge: 0.39,
  badgeAside: 0.285,
};

/** The measures of a look. */
export function measuresOf({ large }: Pick<Look, 'large'>): Measures {
  return large ? LARGE : USUAL;
}
