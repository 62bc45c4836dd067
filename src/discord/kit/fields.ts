import type { Path } from '../../engine/question.ts';

/** How one field of an id is read; null for a text that was never written so. `idOf` writes them all. */
export type Field<T> = (text: string) => T | null;

/** A whole number from 0 on, in base 36: "z" is 35. */
export const whole: Field<number> = (text) =>
  /^[0-9a-z]{1,10}$/.test(text) ? Number.parseInt(text, 36) : null;

/** Answers given so far: "ride.3". */
export const path: Field<Path> = (text) => (text === '' ? [] : text.split('.'));

/** Yes or no: "1", "0". */
export const flag: Field<boolean> = (text) => (text === '1' || text === '0' ? text === '1' : null);

/** A word whose meaning the press knows: "forage". */
export const word: Field<string> = (text) => text;

/** The number of a page in decimals: "12". */
export const digits: Field<string> = (text) => (/^\d{1,3}$/.test(text) ? text : null);

/** One of these words. */
export function oneOf<T extends string>(words: readonly T[]): Field<T> {
  return (text) => words.find((known) => known === text) ?? null;
}
