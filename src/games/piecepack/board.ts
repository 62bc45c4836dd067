import { findPlan } from './setups/games.ts';
import type { Layout, PieceKind, PiecepackView, Place, Spot } from './types.ts';

/** Limits of the spots in each direction, in spaces. They hold a straight track of all 24 tiles, and places beside the board. */
export const REACH = { left: -3, right: 52, near: -3, far: 20 } as const;

/** Last space of the original table. A tile laid there still lies without a shift, as older records expect. */
const LEGACY_LAST_SPACE = 16;

/** Number of spaces of a board. */
interface BoardSize {
  readonly columns: number;
  readonly rows: number;
}

const BOARD_SIZES: Readonly<Record<Layout, BoardSize>> = {
  square: { columns: 8, rows: 8 },
  wide: { columns: 12, rows: 8 },
  ring: { columns: 10, rows: 10 },
  empty: { columns: 8, rows: 8 },
};

/** Returns the size of the board before another set-up is laid out. */
export function getBoardSize(layout: Layout): BoardSize {
  return BOARD_SIZES[layout];
}

/** Returns the spaces that the questions offer; typed moves reach every spot. */
export function getSpaces({ options, laid }: Pick<PiecepackView, 'options' | 'laid'>): BoardSize {
  if (laid === undefined) return BOARD_SIZES[options.layout];
  return 'game' in laid ? (findPlan(laid.game) ?? BOARD_SIZES.empty) : laid;
}

/** Returns every second corner of the spaces, where tiles lie side by side. At most 24, which a menu can hold. */
export function getTileGrid(view: Pick<PiecepackView, 'options' | 'laid'>): readonly Spot[] {
  if (view.laid === undefined) return TILE_GRID[view.options.layout];
  const { columns, rows } = getSpaces(view);
  return computeTileSpots({ columns: columns - (columns % 2), rows: rows - (rows % 2) }).slice(0, 24);
}

/** Spots of a layout's tiles, row by row from `a1` (rulings 1, boards). */
export const TILE_SPOTS: Readonly<Record<Layout, readonly Spot[]>> = {
  square: computeLayoutTiles('square'),
  wide: computeLayoutTiles('wide'),
  ring: computeLayoutTiles('ring').filter(({ x, y }) => x !== 5.5 || y !== 5.5),
  empty: [],
};

/** Every second corner of the board's spaces, where tiles lie side by side. */
const TILE_GRID: Readonly<Record<Layout, readonly Spot[]>> = {
  square: computeLayoutTiles('square'),
  wide: computeLayoutTiles('wide'),
  ring: computeLayoutTiles('ring'),
  empty: computeLayoutTiles('square'),
};

function computeLayoutTiles(layout: Layout): Spot[] {
  return computeTileSpots(BOARD_SIZES[layout]);
}

function computeTileSpots({ columns, rows }: BoardSize): Spot[] {
  return Array.from({ length: (columns * rows) / 4 }, (_, at) => ({
    x: 1.5 + 2 * (at % (columns / 2)),
    y: 1.5 + 2 * Math.floor(at / (columns / 2)),
  }));
}

/** Returns whether the spot is within the table. */
export function isOnTable({ x, y }: Spot): boolean {
  return isOnAxis(x, REACH.left, REACH.right) && isOnAxis(y, REACH.near, REACH.far);
}

function isOnAxis(value: number, least: number, most: number): boolean {
  return Number.isInteger(value * 2) && value >= least && value <= most;
}

/** Prints a spot: `c2`, or `(1.5,1.5)` between spaces and `(0,3)` beside the board. */
export function printSpot({ x, y }: Spot): string {
  return isSpace(x) && isSpace(y) ? getColumnLetter(x) + y : `(${x},${y})`;
}

/** Returns whether a coordinate names a column by letter, or a row by number. */
export function isSpace(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}

/** Returns the letter of a column from 1, `aa` being 27; the number for a column beside the board. */
export function getColumnLetter(x: number): string {
  if (x < 1) return String(x);
  return (x > 26 ? 'a' : '') + String.fromCharCode(97 + ((x - 1) % 26));
}

/** Parses a column printed by {@link getColumnLetter}. */
export function parseColumn(letter: string): number {
  if (!/^[a-z]+$/.test(letter)) return Number(letter);
  return letter.charCodeAt(letter.length - 1) - 96 + (letter.length - 1) * 26;
}

const SPOT = /^(?:(a?[a-z])(\d{1,2})|\((-?\d{1,2}(?:\.\d)?),(-?\d{1,2}(?:\.\d)?)\))$/;

/** Parses a spot printed by {@link printSpot}; returns null for any other text or a spot off the table. */
export function parseSpot(typed: string): Spot | null {
  const read = SPOT.exec(typed);
  if (!read) return null;
  const [, letter, row, x, y] = read;
  const spot =
    letter === undefined ? { x: Number(x), y: Number(y) } : { x: parseColumn(letter), y: Number(row) };
  return isOnTable(spot) ? spot : null;
}

export function createBoardPlace({ x, y }: Spot): Place {
  return { kind: 'board', x, y };
}

/** Returns whether a piece lies with its centre on the spot. */
export function isAtSpot(place: Place, { x, y }: Spot): boolean {
  return place.kind === 'board' && place.x === x && place.y === y;
}

/** Returns the spot of a piece put on a space. A tile covers the space and those above and right of it. */
export function computePieceSpot(kind: PieceKind, { x, y }: Spot): Spot {
  const shifts = kind === 't' && Number.isInteger(x) && Number.isInteger(y);
  return shifts ? { x: shiftCoordinate(x, REACH.right), y: shiftCoordinate(y, REACH.far) } : { x, y };
}

function shiftCoordinate(value: number, last: number): number {
  return value === LEGACY_LAST_SPACE || value === last ? value : value + 0.5;
}
