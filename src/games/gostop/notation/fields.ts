import { Refusal } from '../../../engine/refusal.ts';
import { type Text, text, truncateText } from '../../../engine/text.ts';
import { isCard } from '../cards.ts';
import type { Card } from '../types.ts';

/** Words of one part of a position, by field name. */
type Fields = ReadonlyMap<string, readonly string[]>;

/** Error thrown when a position cannot be read; `parse` catches it. */
export class UnreadableError extends Error {
  readonly refusal: Refusal;

  constructor(reason: Text) {
    super(reason.key);
    this.refusal = new Refusal(reason);
  }
}

/** Parses cards such as `3A.3C+.3D1`. */
export function parseCards(word: string): Card[] {
  return word.split('.').map(parseCard);
}

/** Parses a card, in any case. */
export function parseCard(word: string): Card {
  const card = word.toUpperCase();
  if (!isCard(card))
    throw new UnreadableError(text('gostop:refuse.position.card', { found: quoteWords([word]) }));
  return card;
}

/** Returns the words after the part's name; none for `-`. */
export function parseNamedList([name = '', ...words]: readonly string[], wanted: string): readonly string[] {
  if (name.toLowerCase() !== wanted || words.length === 0)
    throw new UnreadableError(
      text('gostop:refuse.position.named', { wanted, found: quoteWords([name, ...words]) }),
    );
  return words.length === 1 && words[0] === '-' ? [] : words;
}

/** Groups words by the field name before them. */
export function parseFields(words: readonly string[], names: readonly string[]): Fields {
  const fields = new Map<string, string[]>();
  let list: string[] | undefined;
  for (const word of words) {
    const low = word.toLowerCase();
    if (names.includes(low) && !fields.has(low)) {
      list = [];
      fields.set(low, list);
    } else if (list) list.push(word);
    else
      throw new UnreadableError(
        text('gostop:refuse.position.field', { found: quoteWords([word]), names: names.join(', ') }),
      );
  }
  return fields;
}

/** Returns the words of a field; none for `-` or a missing field. */
export function getFieldWords(fields: Fields, name: string): readonly string[] {
  const words = fields.get(name) ?? [];
  return words.length === 1 && words[0] === '-' ? [] : words;
}

/** Returns the number of a field, or `usual` if it is missing. */
export function getFieldNumber(fields: Fields, name: string, usual: number): number {
  const words = fields.get(name);
  return words === undefined
    ? usual
    : parseSigned(words.length === 1 ? (words[0] as string) : words.join(' '));
}

/** Parses a whole number, which may be negative. */
export function parseSigned(word: string): number {
  if (!/^-?\d{1,6}$/.test(word) || Object.is(Number(word), -0))
    throw new UnreadableError(text('gostop:refuse.position.number', { found: quoteWords([word]) }));
  return Number(word);
}

/** Parses a number of one or two digits. */
export function parseDigits(word: string): number {
  if (!/^\d{1,2}$/.test(word))
    throw new UnreadableError(text('gostop:refuse.position.number', { found: quoteWords([word]) }));
  return Number(word);
}

/** Joins the words and truncates them for use in a sentence. */
export function quoteWords(words: readonly string[]): string {
  return truncateText(words.join(' '), 40);
}
