import type { PieceKind } from '../../../src/games/piecepack/types.ts';
import type { Style } from '../../style.ts';

/** Width of the picture in pixels. */
export const WIDTH = 1000;

/** Sizes in pixels, for usual and for large pictures. */
export interface Measures {
  /** Margin round the whole picture. */
  readonly pad: number;
  /** Room for the letters below the board, for the numbers beside it, and for those of two figures. */
  readonly edge: number;
  readonly side: number;
  readonly sideWide: number;
  readonly coordinate: { readonly size: number; readonly part: number };
  /** Width of the column beside a board that is not wide. */
  readonly aside: number;
  /** Plate of a seat: its height, its coloured band, its token and its texts. */
  readonly plate: number;
  readonly band: number;
  readonly token: number;
  readonly name: number;
  readonly count: number;
  /** Height of bag and box: beside the board and below it. */
  readonly stock: number;
  readonly stockLow: number;
  readonly total: number;
  /** Maximum number of notes, and height of each. */
  readonly notes: number;
  readonly line: number;
  readonly note: number;
  /** Maximum height of the picture, and maximum width of a space. */
  readonly highest: number;
  readonly cell: number;
  /** Distance from a piece's middle to its side, by kind, in spaces. */
  readonly reach: Readonly<Record<PieceKind, number>>;
  /** Radius of a badge: maximum, minimum, and in spaces. */
  readonly badge: { readonly most: number; readonly least: number; readonly part: number };
  /** Widths of a space in the player's own area, in pixels, largest first, each with its maximum number of rows. */
  readonly units: readonly (readonly [unit: number, rows: number])[];
}

const USUAL: Measures = {
  pad: 16,
  edge: 38,
  side: 34,
  sideWide: 44,
  coordinate: { size: 33, part: 0.52 },
  aside: 236,
  plate: 84,
  band: 50,
  token: 21,
  name: 32,
  count: 32,
  stock: 112,
  stockLow: 74,
  total: 38,
  notes: 2,
  line: 40,
  note: 32,
  highest: 1110,
  cell: 112,
  reach: { t: 0.98, c: 0.38, d: 0.34, p: 0.33 },
  badge: { most: 24, least: 23, part: 0.27 },
  units: [
    [42, 1],
    [36, 2],
    [28, 2],
    [22, 3],
    [17, 4],
  ],
};

const LARGE: Measures = {
  pad: 10,
  edge: 48,
  side: 38,
  sideWide: 54,
  coordinate: { size: 39, part: 0.58 },
  aside: 320,
  plate: 96,
  band: 12,
  token: 19,
  name: 40,
  count: 40,
  stock: 124,
  stockLow: 80,
  total: 48,
  notes: 1,
  line: 52,
  note: 38,
  highest: 1300,
  cell: 136,
  reach: { t: 0.98, c: 0.44, d: 0.41, p: 0.39 },
  badge: { most: 29, least: 28, part: 0.32 },
  units: [
    [52, 1],
    [42, 2],
    [34, 2],
    [27, 3],
    [21, 4],
  ],
};

/** Returns the measures of a style. */
export function getMeasures({ large }: Style): Measures {
  return large ? LARGE : USUAL;
}
