import type { MoneyRunView, Side, Square } from '../../../src/games/moneyrun/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import { getMeasures, type Measures, WIDTH } from './measures.ts';

/** Geometry of a board: squares a side, width of a square, and origin. */
export interface Field extends Measures {
  readonly squares: number;
  readonly cell: number;
  /** Upper left corner of the squares. */
  readonly x: number;
  readonly y: number;
  /** Set if pieces, badges and figures are larger and little else is shown. */
  readonly large: boolean;
  /** Squares that bear a letter. */
  readonly lettered: ReadonlySet<Square>;
}

const NO_SQUARES: ReadonlySet<Square> = new Set();

/** Returns the field of a view in a style. */
export function layOutField(
  { options }: MoneyRunView,
  look: Pick<Style, 'large'>,
  lettered = NO_SQUARES,
): Field {
  const measures = getMeasures(look);
  const { pad, plate, frame, edge } = measures;
  const cell = Math.floor(measures.board / options.board);
  const [x, y] = [pad + edge + frame, pad * 2 + plate + frame];
  return {
    ...measures,
    squares: options.board,
    cell,
    board: cell * options.board,
    x,
    y,
    large: look.large,
    lettered,
  };
}

/** Returns the rectangle of all squares. */
export function getBoardRect({ x, y, board }: Field): Rect {
  return { x, y, width: board, height: board };
}

/** Returns the strip beside the board: to its right and as high as its frame, or below it in a large picture. */
export function getSupplyRect(on: Field): Rect {
  const { pad, frame, board, strip } = on;
  if (on.large) return { x: pad, y: getLettersBottom(on), width: WIDTH - pad * 2, height: strip };
  const x = on.x + board + frame + pad;
  return { x, y: on.y - frame, width: WIDTH - pad - x, height: board + frame * 2 };
}

/** Returns the position below the letters. */
function getLettersBottom(on: Field): number {
  return on.y + on.board + on.frame + on.edge + (on.large ? 6 : 8);
}

/** Returns the top of the lower plates. */
export function getLowerPlatesTop(on: Field): number {
  return getLettersBottom(on) + (on.large ? on.strip + on.pad : 0);
}

/** Returns the size of the picture: two seats share one row of plates, more have two. */
export function getPictureSize(
  view: MoneyRunView,
  look: Style,
): { readonly width: number; readonly height: number } {
  const on = layOutField(view, look);
  const two = on.large ? 0 : 4;
  return {
    width: WIDTH,
    height: getLowerPlatesTop(on) + (view.sides.length === 2 ? two : on.plate + on.pad),
  };
}

/** Returns column and row of a square, from 0; row 0 is at the bottom. */
export function parseSquare(square: Square): { readonly column: number; readonly row: number } {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

/** Returns the square in this column and row, from 0. */
export function getSquare(column: number, row: number): Square {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

/** Returns the middle of a square. */
export function getSquareMiddle(on: Field, square: Square): Point {
  const { column, row } = parseSquare(square);
  return { x: on.x + (column + 0.5) * on.cell, y: on.y + (on.squares - row - 0.5) * on.cell };
}

/** Returns the rectangle of a square. */
export function getSquareRect(on: Field, square: Square): Rect {
  const { x, y } = getSquareMiddle(on, square);
  return { x: x - on.cell / 2, y: y - on.cell / 2, width: on.cell, height: on.cell };
}

/** Goal side of a player by the side where the player starts. */
export const OPPOSITE_SIDE: Readonly<Record<Side, Side>> = { s: 'n', w: 'e', n: 's', e: 'w' };

/** Returns the squares of a side in order, from the left or from the bottom. */
export function getSideSquares({ squares }: Field, side: Side): readonly Square[] {
  const far = squares - 1;
  return Array.from({ length: squares }, (_, at) => {
    if (side === 'w' || side === 'e') return getSquare(side === 'w' ? 0 : far, at);
    return getSquare(at, side === 's' ? 0 : far);
  });
}

/** Returns the start square of a side's pawn (R-MR-6). */
export function getStartSquare({ squares }: Field, side: Side): Square {
  const starts =
    squares === 9 ? { s: 'e1', w: 'a5', n: 'e9', e: 'i5' } : { s: 'e1', w: 'a4', n: 'd8', e: 'h5' };
  return starts[side];
}

/**
 * Returns the number of rows or columns from a square to the seat's goal. While the pawn is not placed, it counts from the seat's own side.
 */
export function countRowsLeft({ squares }: Field, side: Side, at: Square | null): number {
  if (at === null) return squares - 1;
  const { column, row } = parseSquare(at);
  return { s: squares - 1 - row, w: squares - 1 - column, n: row, e: column }[side];
}
