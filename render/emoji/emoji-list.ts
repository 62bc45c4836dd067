import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Suits of the piecepack, in the order of their numbers. */
export const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;

/** Coins of Money Run, from the most valuable. */
export const MONEY = ['L', 'M', 'S', 'P', 'T'] as const;

/** Cards of each month, as the ids of choices name them: `p` stands for a plus, `m` for a minus. */
const MONTHS = [
  'A Cp D1 D2',
  'Bp Cp D1 D2',
  'A Cp D1 D2',
  'Bp Cm D1 D2',
  'B Cm D1 D2',
  'B C D1 D2',
  'B Cm D1 D2',
  'A Bp D1 D2',
  'B C D1 D2',
  'B C D1 D2',
  'A Dp D1 D2',
  'A B Cmm Dp',
].map((cards) => cards.split(' '));

/** Games with an emoji of their own. */
const EMOJI_GAMES = ['runaround', 'forage', 'motox', 'moneyrun', 'gostop', 'piecepack'] as const;

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
  ...MONTHS.flatMap((cards, month) => cards.map((card) => `card_${month + 1}${card}`)),
  ...[1, 2, 3].map((place) => `medal_${place}`),
  ...['sparrow', 'badger', 'owl'].map((ai) => `ai_${ai}`),
];

/** Version of the images. It is raised when they change, so that every bot uploads them again. */
export const EMOJI_VERSION = 2;

/** Reads the PNG of an emoji. */
export async function readEmojiImage(name: string): Promise<Buffer> {
  return await readFile(join(import.meta.dirname, 'images', `${name}.png`));
}
