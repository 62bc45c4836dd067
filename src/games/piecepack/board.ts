import type { Layout, PieceKind, Place, Spot } from './types.ts';

/** Spots go from 1 to this, in both directions. */
export const FARTHEST = 16;

/** How many spaces a board has. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const SIZES: Readonly<Record<Layout, Size>> = {
  square: { columns: 8, rows: 8 },
  wide: { columns: 12, rows: 8 },
  ring: { columns: 10, rows: 10 },
  empty: { columns: 8, rows: 8 },
};

/** The spaces that the questions offer; typed moves reach every spot. */
export function sizeOf(layout: Layout): Size {
  return SIZES[layout];
}

/** Where a set-up lays its tiles, row by row from `a1` (rulings 1, boards). */
export const TILE_SPOTS: Readonly<Record<Layout, readonly Spot[]>> = {
  square: tiles('square'),
  wide: tiles('wide'),
  ring: tiles('ring').filter(({ x, y }) => x !== 5.5 || y !== 5.5),
  empty: [],
};

/** Every second corner of the board's spaces, where tiles lie side by side. */
export const TILE_GRID: Readonly<Record<Layout, readonly Spot[]>> = {
  square: tiles('square'),
  wide: tiles('wide'),
  ring: tiles('ring'),
  empty: tiles('square'),
};

function tiles(layout: Layout): Spot[] {
  const { columns, rows } = SIZES[layout];
  return Array.from({ length: (columns * rows) / 4 }, (_, at) => ({
    x: 1.5 + 2 * (at % (columns / 2)),
    y: 1.5 + 2 * Math.floor(at / (columns / 2)),
  }));
}

/** Whether the table reaches there. */
export function onTable({ x, y }: Spot): boolean {
  return isOnAxis(x) && isOnAxis(y);
}

function isOnAxis(value: number): boolean {
  return Number.isInteger(value * 2) && value >= 1 && value <= FARTHEST;
}

/** `c2`, or `(1.5,1.5)` between spaces. */
export function printSpot({ x, y }: Spot): string {
  return Number.isInteger(x) && Number.isInteger(y) ? columnLetter(x) + y : `(${x},${y})`;
}

/** The letter of a column, from 1. */
export function columnLetter(x: number): string {
  return String.fromCharCode(96 + x);
}

const SPOT = /^(?:([a-p])(\d{1,2})|\((\d{1,2}(?:\.\d)?),(\d{1,2}(?:\.\d)?)\))$/;

/** The inverse of {@link printSpot}; null for what is no spot of the table. */
export function parseSpot(typed: string): Spot | null {
  const read = SPOT.exec(typed);
  if (!read) return null;
  const [, letter, row, x, y] = read;
  const spot =
    letter === undefined ? { x: Number(x), y: Number(y) } : { x: letter.charCodeAt(0) - 96, y: Number(row) };
  return onTable(spot) ? spot : null;
}

/** The place of a spot. */
export function boardPlace({ x, y }: Spot): Place {
  return { kind: 'board', x, y };
}

/** Whether a piece lies with its centre on the spot. */
export function liesAt(place: Place, { x, y }: Spot): boolean {
  return place.kind === 'board' && place.x === x && place.y === y;
}

/** Where a piece lies that is put on a space: a tile covers the space and those above and right of it. */
export function covering(kind: PieceKind, { x, y }: Spot): Spot {
  const shift = kind === 't' && Number.isInteger(x) && Number.isInteger(y) ? 0.5 : 0;
  return { x: Math.min(x + shift, FARTHEST), y: Math.min(y + shift, FARTHEST) };
}
