import type { Board, ForageView, Square } from '../../../src/games/forage/types.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import type { Style } from '../../style.ts';
import { getMeasures, type Measures, WIDTH } from './measures.ts';

/** Width of the frame of a board with closed edges. */
const FRAME_WIDTH = 9;
/** Maximum number of the viewer's own coins in one row of the tray. */
const COINS_PER_ROW = 9;

/** Geometry of a board. */
export interface Field {
  readonly board: Board;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  /** Pixels beyond each edge that show what lies across it; 0 if edges are closed. */
  readonly ghost: number;
  /** Width of the strip beyond the edge, or of the frame. */
  readonly margin: number;
  /** Upper left corner of the squares. */
  readonly x: number;
  readonly y: number;
  readonly by: Measures;
  /** Squares that bear a letter. */
  readonly lettered: ReadonlySet<Square>;
}

const SHAPES: Readonly<Record<Board, { columns: number; rows: number; joined: boolean }>> = {
  torus: { columns: 8, rows: 8, joined: true },
  wide: { columns: 12, rows: 8, joined: false },
  ring: { columns: 10, rows: 10, joined: false },
};

const NO_SQUARES: ReadonlySet<Square> = new Set();

/** Returns the field of a board, centred horizontally. */
export function layOutField(board: Board, look: Pick<Style, 'large'>, lettered = NO_SQUARES): Field {
  const by = getMeasures(look);
  const { columns, rows, joined } = SHAPES[board];
  const cell = by.cells[board];
  const ghost = joined ? by.ghost : 0;
  const margin = joined ? ghost : FRAME_WIDTH;
  const x = Math.round((WIDTH - columns * cell + by.edge) / 2);
  return { board, columns, rows, cell, ghost, margin, x, y: by.pad * 2 + by.plate + margin, by, lettered };
}

/** Minimum of half the width of a letter, in pixels: smaller ones are illegible where a picture is shown 350 high. */
const MIN_LETTER_RADIUS = 22;

/** Returns half the width of a letter, in pixels. */
export function getLetterRadius({ cell, by }: Field): number {
  return Math.max(MIN_LETTER_RADIUS, Math.round(cell * by.badge));
}

/** Returns the rectangle of all squares. */
export function getBoardRect({ x, y, columns, rows, cell }: Field): Rect {
  return { x, y, width: columns * cell, height: rows * cell };
}

/** Returns the rectangle of all squares with the strip or frame round them. */
export function getSurroundingRect(on: Field): Rect {
  const { x, y, width, height } = getBoardRect(on);
  const { margin } = on;
  return { x: x - margin, y: y - margin, width: width + margin * 2, height: height + margin * 2 };
}

/** Returns the top of the lower plates. */
export function getLowerPlatesTop(on: Field): number {
  const { y, height } = getSurroundingRect(on);
  return y + height + on.by.edge + Math.round(on.by.pad * 0.6);
}

/** Returns the size of the picture; a viewer's tray makes it higher. */
export function getPictureSize(
  view: ForageView,
  look: Style,
): { readonly width: number; readonly height: number } {
  const on = layOutField(view.options.board, look);
  const tray = getTrayHeight(view, on);
  return { width: WIDTH, height: getPublicHeight(on) + (tray === 0 ? 0 : tray + on.by.pad) };
}

/** Returns the height of the public picture. */
export function getPublicHeight(on: Field): number {
  return getLowerPlatesTop(on) + on.by.plate + on.by.pad;
}

/** Returns the height of the tray for the viewer's own coins at the foot of private pictures; 0 without coins. */
export function getTrayHeight(view: ForageView, { by }: Field): number {
  const count = view.viewer === null ? 0 : (view.stashes[view.viewer]?.length ?? 0);
  if (count === 0) return 0;
  return count > COINS_PER_ROW ? by.double.height : by.single.height;
}

/** Returns column and row of a square, from 0; row 0 is at the bottom. */
export function parseSquare(square: Square): { readonly column: number; readonly row: number } {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

/** Returns the middle of a square. */
export function getSquareMiddle(on: Field, square: Square): Point {
  const { column, row } = parseSquare(square);
  return { x: on.x + (column + 0.5) * on.cell, y: on.y + (on.rows - row - 0.5) * on.cell };
}

/** Returns whether a square is a space of the board: the ring has a hole in the middle (R-FO-24). */
export function isSpace(on: Field, column: number, row: number): boolean {
  const hole = on.board === 'ring' && (column === 4 || column === 5) && (row === 4 || row === 5);
  return column >= 0 && row >= 0 && column < on.columns && row < on.rows && !hole;
}
