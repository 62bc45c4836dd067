import { cut } from '../../../engine/cut.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { type Text, text } from '../../../engine/text.ts';
import { isCard } from '../cards.ts';
import type { Card } from '../types.ts';

/** Words of a part of a position, by the name before them. */
type Fields = ReadonlyMap<string, readonly string[]>;

/** Thrown while a position is read, and caught by `parse`: what cannot be read. */
export class Unread extends Error {
  readonly refusal: Refusal;

  constructor(reason: Text) {
    super(reason.key);
    this.refusal = new Refusal(reason);
  }
}

/** `3A.3C+.3D1`. */
export function cardsOf(word: string): Card[] {
  return word.split('.').map(cardOf);
}

/** A card, in any case. */
export function cardOf(word: string): Card {
  const card = word.toUpperCase();
  if (!isCard(card)) throw new Unread(text('gostop:refuse.position.card', { found: quoted([word]) }));
  return card;
}

/** What follows the part's name; none for `-`. */
export function namedList([name = '', ...words]: readonly string[], wanted: string): readonly string[] {
  if (name.toLowerCase() !== wanted || words.length === 0)
    throw new Unread(text('gostop:refuse.position.named', { wanted, found: quoted([name, ...words]) }));
  return words.length === 1 && words[0] === '-' ? [] : words;
}

/** Words by the name before them. */
export function fieldsOf(words: readonly string[], names: readonly string[]): Fields {
  const fields = new Map<string, string[]>();
  let list: string[] | undefined;
  for (const word of words) {
    const low = word.toLowerCase();
    if (names.includes(low) && !fields.has(low)) {
      list = [];
      fields.set(low, list);
    } else if (list) list.push(word);
    else
      throw new Unread(
        text('gostop:refuse.position.field', { found: quoted([word]), names: names.join(', ') }),
      );
  }
  return fields;
}

/** The words of a field; none for `-` or where there is no such field. */
export function listOf(fields: Fields, name: string): readonly string[] {
  const words = fields.get(name) ?? [];
  return words.length === 1 && words[0] === '-' ? [] : words;
}

/** The number of a field, or the usual one. */
export function number(fields: Fields, name: string, usual: number): number {
  const words = fields.get(name);
  return words === undefined ? usual : signed(words.length === 1 ? (words[0] as string) : words.join(' '));
}

/** A whole number, also below nothing. */
export function signed(word: string): number {
  if (!/^-?\d{1,6}$/.test(word) || Object.is(Number(word), -0))
    throw new Unread(text('gostop:refuse.position.number', { found: quoted([word]) }));
  return Number(word);
}

/** A number of one or two digits. */
export function digits(word: string): number {
  if (!/^\d{1,2}$/.test(word))
    throw new Unread(text('gostop:refuse.position.number', { found: quoted([word]) }));
  return Number(word);
}

/** What was found there, shortened for a sentence. */
export function quoted(words: readonly string[]): string {
  return cut(words.join(' '), 40);
}
