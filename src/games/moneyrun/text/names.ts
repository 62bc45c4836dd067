import type { Seat } from '../../../engine/game.ts';
import { type Arg, type Text, text } from '../../../engine/text.ts';
import { type Geometry, getLine, getSides } from '../board.ts';
import type { Denomination, MoneyRunEvent, Side, Square } from '../types.ts';

/** Inscriptions of the coins, the same in every language. */
export const COIN_SIGNS: Readonly<Record<Denomination, string>> = {
  L: '$1',
  M: '50c',
  S: '20c',
  P: '10c',
  T: '5c',
};

/** Returns the name of a denomination: `$1`, `50c`. */
export function getCoinName(coin: Denomination): Text {
  return text(`moneyrun:coin.${coin}`);
}

/** Returns the name of each coin. */
export function getCoinNames(coins: readonly Denomination[]): readonly Text[] {
  return coins.map(getCoinName);
}

/** Returns the name of a side: south, west, north, east. */
export function getSideName(side: Side): Text {
  return text(`moneyrun:side.${side}`);
}

/** Returns the name of the line that a side aims at: `row 9`, `column i`. */
export function getLineName(geometry: Geometry, side: Side): Text {
  const line = getLine(geometry, side);
  return 'row' in line ? text('moneyrun:line.row', line) : text('moneyrun:line.column', line);
}

/** Maximum number of squares named in a list of possibilities. */
const MAX_LISTED_SQUARES = 12;

/** Describes the possible squares: a shortened list, or the word for none. */
export function describePossible(squares: readonly Square[]): Arg {
  if (squares.length === 0) return text('moneyrun:possible.none');
  if (squares.length <= MAX_LISTED_SQUARES) return squares;
  return [
    ...squares.slice(0, MAX_LISTED_SQUARES),
    text('moneyrun:possible.more', { count: squares.length - MAX_LISTED_SQUARES }),
  ];
}

/** Returns the side at which a seat starts; it depends on the number of players (R-MR-7). */
export function seatName(seat: Seat, seats: number): Text | null {
  const side = getSides(seats)[seat];
  return side === undefined ? null : getSideName(side);
}

/** Suits of the pawns by seat. */
const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;

/** Emoji of the game in plain text. */
export const emoji = '💰';

/** Returns the icon of a coin. */
export function getCoinIcon(coin: Denomination): string {
  return `money_${coin}`;
}

/** Returns the icon of the coin that an event is about. */
export function icons(event: MoneyRunEvent): readonly string[] {
  return event.kind === 'placed' || event.kind === 'shifted' ? [getCoinIcon(event.coin)] : [];
}

/** Returns the icon of the seat's pawn. */
export function seatIcon(seat: Seat): string | null {
  const suit = SUITS[seat];
  return suit === undefined ? null : `pawn_${suit}`;
}
