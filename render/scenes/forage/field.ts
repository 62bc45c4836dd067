import type { Board, ForageView, Square } from '../../../src/games/forage/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';

export const WIDTH = 1000;
export const PAD = 16;
/** A seat's plate is this high. */
export const PLATE = 96;
/** So many of the viewer's own coins lie in one row of the tray. */
export const IN_ROW = 11;
/** Room for the letters and numbers at the edge. */
export const EDGE = 38;

/** Geometry of a board: `ghost` pixels beyond each edge show what lies across it. */
export interface Field {
  readonly board: Board;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly ghost: number;
  /** The upper left corner of the squares. */
  readonly x: number;
  readonly y: number;
}

const SHAPES: Readonly<Record<Board, { columns: number; rows: number; cell: number; ghost: number }>> = {
  torus: { columns: 8, rows: 8, cell: 94, ghost: 36 },
  wide: { columns: 12, rows: 8, cell: 76, ghost: 0 },
  ring: { columns: 10, rows: 10, cell: 88, ghost: 0 },
};

/** The field of a board, in the middle of the width. */
export function field(board: Board): Field {
  const shape = SHAPES[board];
  const x = (WIDTH - shape.columns * shape.cell) / 2 + EDGE / 2;
  return { board, ...shape, x: Math.round(x), y: PAD + PLATE + PAD + shape.ghost };
}

/** All squares. */
export function whole({ x, y, columns, rows, cell }: Field): Rect {
  return { x, y, width: columns * cell, height: rows * cell };
}

/** Where the lower plates begin. */
export function below(on: Field): number {
  return on.y + on.rows * on.cell + on.ghost + EDGE + PAD * 0.75;
}

/** The picture's size; a viewer's tray makes it higher. */
export function size(view: ForageView): { readonly width: number; readonly height: number } {
  const tray = trayHeight(view);
  return { width: WIDTH, height: publicHeight(field(view.options.board)) + (tray === 0 ? 0 : tray + PAD) };
}

/** How high the picture is that everybody sees. */
export function publicHeight(on: Field): number {
  return below(on) + PLATE + PAD;
}

/** How high the tray for the viewer's own coins is, below all, on private pictures; none for no coins. */
export function trayHeight(view: ForageView): number {
  const count = view.viewer === null ? 0 : (view.stashes[view.viewer]?.length ?? 0);
  if (count === 0) return 0;
  return count > IN_ROW ? 156 : 104;
}

/** Column and row of a square, from 0; row 0 is at the bottom. */
export function place(square: Square): { readonly column: number; readonly row: number } {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

/** The middle of a square. */
export function middle(on: Field, square: Square): Point {
  const { column, row } = place(square);
  return { x: on.x + (column + 0.5) * on.cell, y: on.y + (on.rows - row - 0.5) * on.cell };
}

/** Whether a square is a space of the board: the ring has a hole in the middle (R-FO-24). */
export function isSpace(on: Field, column: number, row: number): boolean {
  const hole = on.board === 'ring' && (column === 4 || column === 5) && (row === 4 || row === 5);
  return column >= 0 && row >= 0 && column < on.columns && row < on.rows && !hole;
}
