import { getCardId } from '../../src/games/gostop/card-ids.ts';
import { CARDS } from '../../src/games/gostop/cards.ts';

/** Suits of the piecepack, in the order of their numbers. */
export const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;

/** Coins of Money Run, from the most valuable. */
export const MONEY = ['L', 'M', 'S', 'P', 'T'] as const;

/** Games with an emoji of their own. */
export const EMOJI_GAMES = ['runaround', 'forage', 'motox', 'moneyrun', 'gostop', 'piecepack'] as const;

/**
 * Names of all emoji, which are the icons of the games: `die_4`, `card_1A`. Their images are in `images`, drawn by `npm run gallery`.
 */
export const EMOJI: readonly string[] = [
  ...EMOJI_GAMES.map((game) => `game_${game}`),
  ...['pawn_yellow', 'pawn_blue'],
  ...SUITS.flatMap((suit) => [`suit_${suit}`, `pawn_${suit}`, `bike_${suit}`, `coin_${suit}`]),
  ...SUITS.flatMap((suit) => [0, 1, 2, 3, 4, 5].map((value) => `coin_${suit}_${value}`)),
  ...[0, 1, 2, 3, 4, 5, 6].map((face) => `die_${face}`),
  ...MONEY.map((coin) => `money_${coin}`),
  ...CARDS.map((card) => `card_${getCardId(card)}`),
  ...[1, 2, 3].map((place) => `medal_${place}`),
];
