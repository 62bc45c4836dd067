import type { Seat } from '../../../engine/game.ts';
import type { Coin, ForageEvent, Suit } from '../types.ts';
import { SUITS } from './names.ts';

/** Emoji of the game in plain text. */
export const emoji = '🪙';

/** Returns the icon of a coin: its value if known, else its suit. */
export function getCoinIcon({ suit, value }: Coin<number | null>): string {
  const name = `coin_${SUITS[suit] ?? SUITS[0]}`;
  return value === null ? name : `${name}_${value}`;
}

/** Returns the icon of the die or coin that an event is about. */
export function icons(event: ForageEvent): readonly string[] {
  switch (event.kind) {
    case 'rolled':
      return [`die_${event.value}`];
    case 'placed':
    case 'took':
      return [getCoinIcon(event)];
    default:
      return [];
  }
}

/** Returns the icon of the seat's pawn. */
export function seatIcon(seat: Seat): string | null {
  const suit = SUITS[seat as Suit];
  return suit === undefined ? null : `pawn_${suit}`;
}
