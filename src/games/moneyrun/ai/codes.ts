import type { Seat } from '../../../engine/game.ts';
import { BOARDS } from '../board.ts';
import { SMALLNESS } from '../coins.ts';
import { DENOMINATIONS, type Denomination, type MoneyRunMove, type MoneyRunView } from '../types.ts';
import { DIRECTION_COUNT, findDirection, GRIDS } from './grid.ts';

/** Moves by number: end the turn, offer to settle, then starts, coins placed and coins shifted by their squares. */
export const [END, AGREE, START, PLACE, SHIFT] = [0, 1, 2, 128, 1024];
/** Space reserved for squares in a code; no board has as many. */
export const SQUARE_SPAN = 128;
/** Base code of a pawn's way, above all others: its directions from the last to the first, three bits each, below a 1. */
export const STEP = 2 ** 30;

/** Returns the code of placing a coin of that smallness on that square. */
export function encodePlace(coin: number, at: number): number {
  return PLACE + coin * SQUARE_SPAN + at;
}

/** Returns the code of shifting the top coin of one square to another. */
export function encodeShift(from: number, to: number): number {
  return SHIFT + from * SQUARE_SPAN + to;
}

/** Returns the code of a move. */
export function encodeMove(move: MoneyRunMove, view: MoneyRunView, seat: Seat): number {
  const { number } = BOARDS[view.options.board];
  const place = (at: string | null | undefined): number => number.get(at ?? '') ?? 0;
  switch (move.kind) {
    case 'end':
      return END;
    case 'agree':
      return AGREE;
    case 'start':
      return START + place(move.at);
    case 'place':
      return encodePlace(SMALLNESS[move.coin], place(move.at));
    case 'shift':
      return encodeShift(place(move.from), place(move.to));
    case 'step':
      return encodeStep(view, [view.pawns[seat], ...move.path].map(place));
  }
}

function encodeStep({ options }: MoneyRunView, way: readonly number[]): number {
  const steps = way.slice(1).map((to, at) => findDirection(GRIDS[options.board], way[at] as number, to));
  return STEP | steps.reduceRight((path, step) => path * DIRECTION_COUNT + step, 1);
}

/** Returns the move of a code. */
export function decodeMove(code: number, view: MoneyRunView, seat: Seat): MoneyRunMove {
  const { squares } = BOARDS[view.options.board];
  const named = (place: number): string => squares[place] as string;
  if (code === END) return { kind: 'end' };
  if (code === AGREE) return { kind: 'agree' };
  if (code < PLACE) return { kind: 'start', at: named(code - START) };
  if (code < SHIFT) return decodePlace(code - PLACE, named);
  if (code < STEP) return decodeShift(code - SHIFT, named);
  return { kind: 'step', path: decodePath(code - STEP, view, seat).map(named) };
}

function decodePlace(code: number, named: (place: number) => string): MoneyRunMove {
  const coin = DENOMINATIONS[Math.floor(code / SQUARE_SPAN)] as Denomination;
  return { kind: 'place', coin, at: named(code % SQUARE_SPAN) };
}

function decodeShift(code: number, named: (place: number) => string): MoneyRunMove {
  return { kind: 'shift', from: named(Math.floor(code / SQUARE_SPAN)), to: named(code % SQUARE_SPAN) };
}

function decodePath(steps: number, { options, pawns }: MoneyRunView, seat: Seat): number[] {
  const { beside } = GRIDS[options.board];
  const path: number[] = [];
  let here = BOARDS[options.board].number.get(pawns[seat] ?? '') ?? 0;
  for (let left = steps; left > 1; left >>= 3) {
    here = beside[here * DIRECTION_COUNT + (left & 7)] as number;
    path.push(here);
  }
  return path;
}
