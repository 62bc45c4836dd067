import type { Coin, Suit } from '../types.ts';

/** The suits' letters in the notation, by suit. */
const SUIT_LETTERS = 'SMCA';

/** `n12345`: the blank is n. */
const VALUE_LETTERS = 'n12345';

/** A coin's value as written: `n` or a digit. */
export function getValueLetter(value: number): string {
  return VALUE_LETTERS.charAt(value);
}

/** A suit as written. */
export function getSuitLetter(suit: Suit): string {
  return SUIT_LETTERS.charAt(suit);
}

/** `S3`, `Mn`. */
export function printCoin({ suit, value }: Coin): string {
  return getSuitLetter(suit) + getValueLetter(value);
}

/** The value of a letter, `0` being another n and `a` another 1; −1 for none. */
export function parseValue(letter: string): number {
  const lower = letter.toLowerCase();
  if (lower === '0') return 0;
  return lower === 'a' ? 1 : lower === '' ? -1 : VALUE_LETTERS.indexOf(lower);
}

/** The suit of a letter; −1 for none. */
export function parseSuit(letter: string): Suit {
  return letter === '' ? -1 : SUIT_LETTERS.indexOf(letter.toUpperCase());
}
