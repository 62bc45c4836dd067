import type { Coin, Suit } from '../types.ts';

/** Letters of the suits in the notation, by suit. */
const SUIT_LETTERS = 'SMCA';

/** Letters of the values in the notation; the blank is `n`. */
const VALUE_LETTERS = 'n12345';

/** Returns the letter of a coin's value: `n` or a digit. */
export function getValueLetter(value: number): string {
  return VALUE_LETTERS.charAt(value);
}

/** Returns the letter of a suit. */
export function getSuitLetter(suit: Suit): string {
  return SUIT_LETTERS.charAt(suit);
}

/** Prints a coin: `S3`, `Mn`. */
export function printCoin({ suit, value }: Coin): string {
  return getSuitLetter(suit) + getValueLetter(value);
}

/** Returns the value of a letter, −1 for none; `0` also means `n`, and `a` also means 1. */
export function parseValue(letter: string): number {
  const lower = letter.toLowerCase();
  if (lower === '0') return 0;
  return lower === 'a' ? 1 : lower === '' ? -1 : VALUE_LETTERS.indexOf(lower);
}

/** Returns the suit of a letter; −1 for none. */
export function parseSuit(letter: string): Suit {
  return letter === '' ? -1 : SUIT_LETTERS.indexOf(letter.toUpperCase());
}
