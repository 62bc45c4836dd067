import { type Arg, type Text, text } from '../../../engine/text.ts';
import { type Geometry, getLine } from '../board.ts';
import type { Denomination, Side, Square } from '../types.ts';

/** What is struck on the coins, the same in every language. */
export const COIN_SIGNS: Readonly<Record<Denomination, string>> = {
  L: '$1',
  M: '50c',
  S: '20c',
  P: '10c',
  T: '5c',
};

/** A denomination as everybody knows it: `$1`, `50c`. */
export function getCoinName(coin: Denomination): Text {
  return text(`moneyrun:coin.${coin}`);
}

/** Coins one by one. */
export function getCoinNames(coins: readonly Denomination[]): readonly Text[] {
  return coins.map(getCoinName);
}

/** South, west, north, east. */
export function getSideName(side: Side): Text {
  return text(`moneyrun:side.${side}`);
}

/** The line a side aims at: `row 9`, `column i`. */
export function getLineName(geometry: Geometry, side: Side): Text {
  const line = getLine(geometry, side);
  return 'row' in line ? text('moneyrun:line.row', line) : text('moneyrun:line.column', line);
}

/** So many squares are named at most where possibilities are listed. */
const MAX_LISTED_SQUARES = 12;

/** What is possible, in words: squares, shortened, or that there is none. */
export function describePossible(squares: readonly Square[]): Arg {
  if (squares.length === 0) return text('moneyrun:possible.none');
  if (squares.length <= MAX_LISTED_SQUARES) return squares;
  return [
    ...squares.slice(0, MAX_LISTED_SQUARES),
    text('moneyrun:possible.more', { count: squares.length - MAX_LISTED_SQUARES }),
  ];
}
