import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { Coin, ForageEvent, Suit } from '../types.ts';

/** Returns the name of a suit. */
export function getSuitName(suit: Suit): Text {
  return text(`forage:suit.${SUITS[suit] ?? 'other'}`);
}

/** Returns the name of a coin, with its value if known. */
export function getCoinName({ suit, value }: Coin<number | null>): Text {
  if (value === null) return text('forage:coin.hidden', { suit: getSuitName(suit) });
  if (value === 0) return text('forage:coin.blank', { suit: getSuitName(suit) });
  return text('forage:coin.value', { suit: getSuitName(suit), value });
}

/** Returns the name of each coin. */
export function getCoinNames(coins: readonly Coin<number | null>[]): readonly Text[] {
  return coins.map(getCoinName);
}

/** Suits by number. */
const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;

/** Returns the suit of a seat; its pawn, die and coins bear it. */
export function seatName(seat: Seat): Text {
  return getSuitName(seat);
}

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
