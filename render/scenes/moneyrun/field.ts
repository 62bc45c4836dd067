import type { MoneyRunView, Side, Square } from '../../../src/games/moneyrun/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';

export const WIDTH = 1000;
export const PAD = 14;
/** A seat's plate is this high. */
export const PLATE = 88;
/** The frame round the squares. */
export const FRAME = 16;
/** Room for the letters and numbers at the edge. */
export const EDGE = 34;
/** The squares together are this wide and high. */
const BOARD = 792;

/** Geometry of a board: where its squares begin, how many there are to a side, how wide one is. */
export interface Field {
  readonly squares: number;
  readonly cell: number;
  /** The upper left corner of the squares. */
  readonly x: number;
  readonly y: number;
}

/** The field of a board with so many squares to a side. */
export function field(squares: number): Field {
  return { squares, cell: BOARD / squares, x: PAD + EDGE + FRAME, y: PAD * 2 + PLATE + FRAME };
}

/** All squares. */
export function whole({ x, y }: Field): Rect {
  return { x, y, width: BOARD, height: BOARD };
}

/** The strip to the right of the board, as high as its frame. */
export function beside(on: Field): Rect {
  const x = on.x + BOARD + FRAME + PAD;
  return { x, y: on.y - FRAME, width: WIDTH - PAD - x, height: BOARD + FRAME * 2 };
}

/** Where the lower plates begin. */
export function below(on: Field): number {
  return on.y + BOARD + FRAME + EDGE + 8;
}

/** The picture's size: two seats share one row of plates, more have two. */
export function size(view: MoneyRunView): { readonly width: number; readonly height: number } {
  const on = field(view.options.board);
  return { width: WIDTH, height: below(on) + (view.sides.length === 2 ? 4 : PLATE + PAD) };
}

/** Column and row of a square, from 0; row 0 is at the bottom. */
export function place(square: Square): { readonly column: number; readonly row: number } {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

/** The middle of a square. */
export function middle(on: Field, square: Square): Point {
  const { column, row } = place(square);
  return { x: on.x + (column + 0.5) * on.cell, y: on.y + (on.squares - row - 0.5) * on.cell };
}

/** A square. */
export function squareRect(on: Field, square: Square): Rect {
  const { x, y } = middle(on, square);
  return { x: x - on.cell / 2, y: y - on.cell / 2, width: on.cell, height: on.cell };
}

/** The side that whoever starts at this one aims at. */
export const OPPOSITE: Readonly<Record<Side, Side>> = { s: 'n', w: 'e', n: 's', e: 'w' };

/** The squares of a side in order, from the left or from the bottom. */
export function sideSquares({ squares }: Field, side: Side): readonly Square[] {
  return Array.from({ length: squares }, (_, at) => {
    const [letter, row] = [String.fromCharCode(97 + at), at + 1];
    if (side === 'w' || side === 'e')
      return `${side === 'w' ? 'a' : String.fromCharCode(96 + squares)}${row}`;
    return `${letter}${side === 's' ? 1 : squares}`;
  });
}

/** Where the pawn of a side starts (R-MR-6). */
export function startOf({ squares }: Field, side: Side): Square {
  const starts =
    squares === 9 ? { s: 'e1', w: 'a5', n: 'e9', e: 'i5' } : { s: 'e1', w: 'a4', n: 'd8', e: 'h5' };
  return starts[side];
}

/** Rows or columns from a square to the line that this seat aims at; from its own side while it has no square. */
export function left({ squares }: Field, side: Side, at: Square | null): number {
  if (at === null) return squares - 1;
  const { column, row } = place(at);
  return { s: squares - 1 - row, w: squares - 1 - column, n: row, e: column }[side];
}
