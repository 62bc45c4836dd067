import { type Text, text } from '../../../engine/text.ts';
import type { Coin, Suit } from '../types.ts';

/** A suit in words. */
export function getSuitName(suit: Suit): Text {
  return text(`forage:suit.${SUITS[suit] ?? 'other'}`);
}

/** A coin in words: with its value where that is known. */
export function getCoinName({ suit, value }: Coin<number | null>): Text {
  if (value === null) return text('forage:coin.hidden', { suit: getSuitName(suit) });
  if (value === 0) return text('forage:coin.blank', { suit: getSuitName(suit) });
  return text('forage:coin.value', { suit: getSuitName(suit), value });
}

/** Coins in words, one by one. */
export function getCoinNames(coins: readonly Coin<number | null>[]): readonly Text[] {
  return coins.map(getCoinName);
}

const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;
