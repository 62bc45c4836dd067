import type { Path } from '../../engine/question.ts';

/** One field of an id, which `idOf` writes. */
export interface Field<T> {
  /** Null for a text that was never written so. */
  read(text: string): T | null;
  /** Values that are written, the longest among them. */
  readonly examples: readonly T[];
}

/** A whole number from 0 on, in base 36: "z" is 35. */
export const wholeNumber: Field<number> = {
  read: (text) => (/^[0-9a-z]{1,10}$/.test(text) ? Number.parseInt(text, 36) : null),
  examples: [0, 35, 36 ** 10 - 1],
};

/** Answers given so far: "ride.3". */
export const path: Field<Path> = {
  read: (text) => (text === '' ? [] : text.split('.')),
  examples: [[], ['ride', '3'], ['move', 'c12', 'north-east', 'a1+b2+c3']],
};

/** Yes or no: "1", "0". */
export const flag: Field<boolean> = {
  read: (text) => (text === '1' || text === '0' ? text === '1' : null),
  examples: [true, false],
};

/** A word whose meaning the press knows: the id of a game or of an option. */
export const word: Field<string> = {
  read: (text) => text,
  examples: ['forage', 'a'.repeat(20)],
};

/** The number of a page in decimals: "12". */
export const digits: Field<string> = {
  read: (text) => (/^\d{1,3}$/.test(text) ? text : null),
  examples: ['0', '999'],
};

/** One of these words. */
export function defineOneOf<T extends string>(words: readonly T[]): Field<T> {
  return { read: (text) => words.find((known) => known === text) ?? null, examples: words };
}

/** Up to five people in eleven characters each, as Discord's ids in decimals are too long: see {@link packIds}. */
export const people: Field<string> = {
  read: (text) => (/^(?:[\w-]{11}){1,5}$/.test(text) ? text : null),
  examples: [packIds(['1300000000000000401']), packIds(Array(5).fill('9'.repeat(19)))],
};

/** Discord's ids of people, eight bytes each, in base64 as addresses have it. */
export function packIds(ids: readonly string[]): string {
  return ids.map((id) => toBytes(id).toString('base64url')).join('');
}

function toBytes(id: string): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(id));
  return bytes;
}

/** Back again. */
export function unpackIds(text: string): readonly string[] {
  const parts = text.match(/.{11}/g) ?? [];
  return parts.map((part) => String(Buffer.from(part, 'base64url').readBigUInt64BE()));
}

/** The same of many words: the longest stands for all. */
export function defineOneOfMany<T extends string>(words: readonly T[]): Field<T> {
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, 1);
  return { ...defineOneOf(words), examples: longest };
}

/** Discord's id of somebody: "1300000000000000301". */
export const snowflake: Field<string> = {
  read: (text) => (/^\d{17,20}$/.test(text) ? text : null),
  examples: ['1'.repeat(17), '9'.repeat(20)],
};

/** Discord's id of a server; empty where the message does not say which. */
export const serverId: Field<string> = {
  read: (text) => (text === '' ? '' : snowflake.read(text)),
  examples: ['', ...snowflake.examples],
};
