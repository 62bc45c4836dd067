import type { Seat } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import type { Coin, Suit } from '../types.ts';

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
export const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;

/** Returns the suit of a seat; its pawn, die and coins bear it. */
export function seatName(seat: Seat): Text {
  return getSuitName(seat);
}
