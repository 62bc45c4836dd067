import type { Seat } from '../../../engine/game.ts';
import { BOARDS, getColumnName } from '../board.ts';
import type { MoneyRunState, Side, Square } from '../types.ts';

/** Maximum number of answers to one question. */
export const MAX_CHOICES = 25;

/** Window of columns and rows, counted from 0, both ends included. */
interface Window {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

/** Width of the window in squares; with its length it holds as many squares as one question, or slightly fewer. */
const WINDOW_WIDTH = 5;

/**
 * Creates a test for the squares round a seat's pawn, most of them ahead of it: five across and `along` in its
 * direction, shifted onto the board near an edge.
 */
export function createNearTest(state: MoneyRunState, seat: Seat, along: number): (at: Square) => boolean {
  const { size } = BOARDS[state.options.board];
  const { columns, rows } = getWindow(state, seat, along, size);
  return (at) => {
    const [column, row] = getCoordinates(at);
    return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
  };
}

function getWindow(state: MoneyRunState, seat: Seat, along: number, size: number): Window {
  const [column, row] = getCoordinates(state.pawns[seat] as Square);
  const across = (middle: number) => fitRange(middle - 2, WINDOW_WIDTH, size);
  const behind = (at: number) => fitRange(at - 1, along, size);
  const ahead = (at: number) => fitRange(at - along + 2, along, size);
  switch (state.sides[seat] as Side) {
    case 's':
      return { columns: across(column), rows: behind(row) };
    case 'n':
      return { columns: across(column), rows: ahead(row) };
    case 'w':
      return { columns: behind(column), rows: across(row) };
    case 'e':
      return { columns: ahead(column), rows: across(row) };
  }
}

function fitRange(from: number, length: number, size: number): [number, number] {
  const first = Math.max(0, Math.min(from, size - length));
  return [first, first + length - 1];
}

function getCoordinates(at: Square): readonly [column: number, row: number] {
  return [at.charCodeAt(0) - 97, Number(at.slice(1)) - 1];
}

/** Neighbouring columns that together hold no more squares than fit one question. */
export interface Band {
  readonly from: string;
  readonly to: string;
  readonly squares: readonly Square[];
}

/** Splits the squares into as few bands of columns as possible, from the left. */
export function getBands(squares: readonly Square[]): readonly Band[] {
  const bands: Band[] = [];
  for (let column = 0; column < 9; column++) {
    const name = getColumnName(column);
    const here = squares.filter((at) => at.startsWith(name));
    const last = bands.at(-1);
    if (here.length === 0) continue;
    if (last && last.squares.length + here.length <= MAX_CHOICES)
      bands[bands.length - 1] = { from: last.from, to: name, squares: [...last.squares, ...here] };
    else bands.push({ from: name, to: name, squares: here });
  }
  return bands;
}

/** Returns the id of a band in an answer, its columns: `ac`. */
export function getBandId({ from, to }: Band): string {
  return from + to;
}
