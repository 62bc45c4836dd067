import { BOARDS, type Geometry } from '../board.ts';
import type { MoneyRunOptions, Side } from '../types.ts';

/** Number of directions; the odd ones are diagonal. */
export const DIRECTION_COUNT = 8;

/** Steps of the directions in their order, clockwise from the north. */
const RIGHT = [0, 1, 1, 1, 0, -1, -1, -1];
const UP = [1, 1, 0, -1, -1, -1, 0, 1];

/** Board in numbers, for the search. */
export interface Grid {
  readonly squares: number;
  /** Adjacent square by square and direction, −1 beyond the edge. */
  readonly beside: Int16Array;
  /** Rows or columns left from each square, by side. */
  readonly left: Readonly<Record<Side, Int16Array>>;
}

/** Grids of both boards. */
export const GRIDS: Readonly<Record<MoneyRunOptions['board'], Grid>> = {
  9: createGrid(BOARDS[9]),
  8: createGrid(BOARDS[8]),
};

/** Returns the direction from one square to an adjacent one. */
export function findDirection({ beside }: Grid, from: number, to: number): number {
  return beside.subarray(from * DIRECTION_COUNT, (from + 1) * DIRECTION_COUNT).indexOf(to);
}

function createGrid({ size, squares, distances: { s, w, n, e } }: Geometry): Grid {
  const beside = Int16Array.from({ length: squares.length * DIRECTION_COUNT }, (_, at) => {
    const column = (Math.floor(at / DIRECTION_COUNT) % size) + (RIGHT[at % DIRECTION_COUNT] as number);
    const row = Math.floor(at / DIRECTION_COUNT / size) + (UP[at % DIRECTION_COUNT] as number);
    return column < 0 || row < 0 || column >= size || row >= size ? -1 : row * size + column;
  });
  const left = { s: Int16Array.from(s), w: Int16Array.from(w), n: Int16Array.from(n), e: Int16Array.from(e) };
  return { squares: squares.length, beside, left };
}
