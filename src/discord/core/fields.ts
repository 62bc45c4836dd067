import type { Path } from '../../engine/question.ts';

/** Codec of one field of a custom id, as written by {@link formatCustomId}. */
export interface Field<T> {
  /** Returns the parsed value, or null for a malformed text. */
  read(text: string): T | null;
  /** Sample values, including the longest. */
  readonly examples: readonly T[];
}

/** Whole number from 0 on, in base 36: "z" is 35. */
export const wholeNumber: Field<number> = {
  read: (text) => (/^[0-9a-z]{1,10}$/.test(text) ? Number.parseInt(text, 36) : null),
  examples: [0, 35, 36 ** 10 - 1],
};

/** Path of answers given so far: "ride.3". */
export const path: Field<Path> = {
  read: (text) => (text === '' ? [] : text.split('.')),
  examples: [[], ['ride', '3'], ['move', 'c12', 'north-east', 'a1+b2+c3']],
};

/** Number of a puzzle in base 36, in direct messages with its server: "3v", "3v@1300000000000000001". */
export const puzzleKey: Field<string> = {
  read: (text) => (/^[0-9a-z]{1,10}(?:@\d{17,20})?$/.test(text) ? text : null),
  examples: ['1', 'z'.repeat(10), `zzzz@${'9'.repeat(20)}`],
};

/** Boolean: "1" or "0". */
export const flag: Field<boolean> = {
  read: (text) => (text === '1' || text === '0' ? text === '1' : null),
  examples: [true, false],
};

/** Word that the component interprets itself: the id of a game or of an option. */
export const word: Field<string> = {
  read: (text) => text,
  examples: ['forage', 'a'.repeat(20)],
};

/** Page number in decimal: "12". */
export const digits: Field<string> = {
  read: (text) => (/^\d{1,3}$/.test(text) ? text : null),
  examples: ['0', '999'],
};

/** Returns a field whose value is one of these words. */
export function defineOneOf<T extends string>(words: readonly T[]): Field<T> {
  return { read: (text) => words.find((known) => known === text) ?? null, examples: words };
}

/** One to five user ids, eleven characters each, because decimal ids are too long: see {@link packIds}. */
export const people: Field<string> = {
  read: (text) => (/^(?:[\w-]{11}){1,5}$/.test(text) ? text : null),
  examples: [packIds(['1300000000000000401']), packIds(Array(5).fill('9'.repeat(19)))],
};

/** Packs Discord user ids as eight bytes each, in base64url. */
export function packIds(ids: readonly string[]): string {
  return ids.map((id) => toBytes(id).toString('base64url')).join('');
}

function toBytes(id: string): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(id));
  return bytes;
}

/** Unpacks user ids packed by {@link packIds}. */
export function unpackIds(text: string): readonly string[] {
  const parts = text.match(/.{11}/g) ?? [];
  return parts.map((part) => String(Buffer.from(part, 'base64url').readBigUInt64BE()));
}

/** Returns a field whose value is one of many words; only the longest is kept as a sample. */
export function defineOneOfMany<T extends string>(words: readonly T[]): Field<T> {
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, 1);
  return { ...defineOneOf(words), examples: longest };
}

/** Discord id of a user: "1300000000000000301". */
export const snowflake: Field<string> = {
  read: (text) => (/^\d{17,20}$/.test(text) ? text : null),
  examples: ['1'.repeat(17), '9'.repeat(20)],
};

/** Discord id of a server; empty if the message does not name one. */
export const serverId: Field<string> = {
  read: (text) => (text === '' ? '' : snowflake.read(text)),
  examples: ['', ...snowflake.examples],
};
