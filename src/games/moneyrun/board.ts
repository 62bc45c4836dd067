import type { Seat } from '../../engine/game.ts';
import type { MoneyRunOptions, Side, Square } from './types.ts';

/** Neighbour of a square, by its number. */
interface Link {
  readonly to: number;
  readonly diagonal: boolean;
}

/** Geometry of a board, with squares numbered in the order a1, b1, … */
export interface Geometry {
  /** Number of squares along a side. */
  readonly size: number;
  readonly squares: readonly Square[];
  readonly number: ReadonlyMap<Square, number>;
  /** Neighbours of each square, up to eight, clockwise from the north. */
  readonly links: readonly (readonly Link[])[];
  /** Rows or columns left to the line that a side aims at, by side and square (R-MR-32). */
  readonly distances: Readonly<Record<Side, readonly number[]>>;
  /** Middle square of each side; on a board without one, squares that a quarter turn maps onto each other (R-MR-6). */
  readonly middle: Readonly<Record<Side, Square>>;
}

const NEIGHBOURS: readonly (readonly [right: number, up: number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

/** Geometries of both boards (R-MR-5). */
export const BOARDS: Readonly<Record<MoneyRunOptions['board'], Geometry>> = {
  9: createGeometry(9, { s: 'e1', w: 'a5', n: 'e9', e: 'i5' }),
  8: createGeometry(8, { s: 'e1', w: 'a4', n: 'd8', e: 'h5' }),
};

const SIDES: Readonly<Record<number, readonly Side[]>> = {
  2: ['s', 'n'],
  3: ['s', 'w', 'n'],
  4: ['s', 'w', 'n', 'e'],
};

/** Returns the starting sides by seat: clockwise, two players opposite each other (R-MR-7). */
export function getSides(seats: number): readonly Side[] {
  return SIDES[seats] ?? [];
}

/** Returns the squares of a side's own edge, from the left or from below. */
export function getEdge({ size, squares, distances }: Geometry, side: Side): readonly Square[] {
  return squares.filter((_, at) => distances[side][at] === size - 1);
}

/** Returns the line that a side aims at: the row or the column opposite. */
export function getLine(
  { size }: Geometry,
  side: Side,
): { readonly row: number } | { readonly column: string } {
  switch (side) {
    case 's':
      return { row: size };
    case 'n':
      return { row: 1 };
    case 'w':
      return { column: getColumnName(size - 1) };
    case 'e':
      return { column: 'a' };
  }
}

/**
 * Returns the rows or columns left between a seat's pawn and its line; the whole board for a pawn not placed yet
 * (R-MR-32).
 */
export function getDistance(
  state: {
    readonly options: MoneyRunOptions;
    readonly sides: readonly Side[];
    readonly pawns: readonly (Square | null)[];
  },
  seat: Seat,
): number {
  const { size, number, distances } = BOARDS[state.options.board];
  const at = number.get(state.pawns[seat] ?? '');
  return at === undefined ? size - 1 : (distances[state.sides[seat] as Side][at] as number);
}

/** Returns the letter of a column; `a` for 0. */
export function getColumnName(column: number): string {
  return String.fromCharCode(97 + column);
}

function createGeometry(size: number, middle: Geometry['middle']): Geometry {
  const all = Array.from({ length: size * size }, (_, at) => at);
  const squares = all.map((at) => getColumnName(at % size) + (Math.floor(at / size) + 1));
  const column = all.map((at) => at % size);
  const row = all.map((at) => Math.floor(at / size));
  return {
    size,
    squares,
    number: new Map(squares.map((square, at) => [square, at])),
    links: all.map((at) => createLinks(size, at)),
    distances: {
      s: row.map((up) => size - 1 - up),
      n: row,
      w: column.map((right) => size - 1 - right),
      e: column,
    },
    middle,
  };
}

function createLinks(size: number, at: number): Link[] {
  return NEIGHBOURS.flatMap(([right, up]) => {
    const column = (at % size) + right;
    const row = Math.floor(at / size) + up;
    if (column < 0 || row < 0 || column >= size || row >= size) return [];
    return [{ to: row * size + column, diagonal: right !== 0 && up !== 0 }];
  });
}
