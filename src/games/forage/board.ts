import { type Board, DIRECTIONS, type Direction, type Square } from './types.ts';

/** Geometry of a board, as far as movement depends on it. */
interface Geometry {
  readonly columns: number;
  readonly rows: number;
  /** Spaces in the order a1, b1, … */
  readonly squares: readonly Square[];
  /** Index of a space in `squares`. */
  readonly rank: ReadonlyMap<Square, number>;
  /**
   * Spaces ahead of a space, for each of `DIRECTIONS`, nearest first: up to the edge or the hole, or, where the board
   * wraps, all the way round to the space before the start (R-FO-9, R-FO-24).
   */
  readonly rays: ReadonlyMap<Square, readonly (readonly Square[])[]>;
  /** Starting spaces of the pawns, by seat (R-FO-2, R-FO-25). */
  readonly starts: readonly Square[];
}

interface Shape {
  readonly columns: number;
  readonly rows: number;
  readonly wraps: boolean;
  readonly hole: readonly Square[];
  readonly starts: readonly Square[];
}

const SHAPES: Readonly<Record<Board, Shape>> = {
  torus: { columns: 8, rows: 8, wraps: true, hole: [], starts: ['a1', 'h1', 'h8', 'a8'] },
  wide: { columns: 12, rows: 8, wraps: false, hole: [], starts: ['f4', 'g4', 'g5', 'f5'] },
  ring: {
    columns: 10,
    rows: 10,
    wraps: false,
    hole: ['e5', 'f5', 'e6', 'f6'],
    starts: ['d4', 'g4', 'g7', 'd7'],
  },
};

const STEPS: Readonly<Record<Direction, readonly [right: number, up: number]>> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};

/** Geometries of the three boards. */
export const BOARDS: Readonly<Record<Board, Geometry>> = {
  torus: createGeometry(SHAPES.torus),
  wide: createGeometry(SHAPES.wide),
  ring: createGeometry(SHAPES.ring),
};

/** Returns the spaces ahead of a space in one direction, nearest first. */
export function getRay(board: Board, from: Square, direction: Direction): readonly Square[] {
  return (BOARDS[board].rays.get(from) ?? [])[DIRECTIONS.indexOf(direction)] ?? [];
}

/** Returns whether the ray ends at the hole rather than at the edge of the board. */
export function isHoleAhead(board: Board, from: Square, direction: Direction): boolean {
  const shape = SHAPES[board];
  const last = getRay(board, from, direction).at(-1) ?? from;
  return shape.hole.includes(getNeighbour(shape, last, STEPS[direction]));
}

function createGeometry(shape: Shape): Geometry {
  const squares = listSquares(shape);
  const rank = new Map(squares.map((square, index) => [square, index]));
  const rays = new Map(squares.map((square) => [square, findRays(shape, rank, square)]));
  return { columns: shape.columns, rows: shape.rows, squares, rank, rays, starts: shape.starts };
}

function listSquares({ columns, rows, hole }: Shape): Square[] {
  const all = Array.from({ length: columns * rows }, (_, index) =>
    formatSquare(index % columns, Math.floor(index / columns)),
  );
  return all.filter((square) => !hole.includes(square));
}

function findRays(shape: Shape, rank: ReadonlyMap<Square, number>, from: Square): Square[][] {
  return DIRECTIONS.map((direction) => findRay(shape, rank, from, STEPS[direction]));
}

function findRay(
  shape: Shape,
  rank: ReadonlyMap<Square, number>,
  from: Square,
  step: readonly [number, number],
): Square[] {
  const ahead: Square[] = [];
  let square = getNeighbour(shape, from, step);
  while (rank.has(square) && square !== from) {
    ahead.push(square);
    square = getNeighbour(shape, square, step);
  }
  return ahead;
}

function getNeighbour(
  { columns, rows, wraps }: Shape,
  square: Square,
  [right, up]: readonly [number, number],
): Square {
  const column = square.charCodeAt(0) - 97 + right;
  const row = Number(square.slice(1)) - 1 + up;
  return wraps ? formatSquare((column + columns) % columns, (row + rows) % rows) : formatSquare(column, row);
}

/** Formats a square; a position off the board gives a name that no square has. */
function formatSquare(column: number, row: number): Square {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}
