import { isDeepStrictEqual } from 'node:util';

/** Freezes the value and all in it, so that whoever changes it throws. What is frozen already is not entered again. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** Whether an error came from changing what {@link frozen} had frozen. */
export function changedFrozen(error: unknown): boolean {
  const said = /read only|not extensible|Cannot (?:assign|add|delete|define|redefine)/;
  return error instanceof TypeError && said.test(error.message);
}

/**
 * Whether both are deeply equal: as Node says, which is asked about all that is not plain JSON, but in
 * less than half the time: nearly every comparison here goes to the very end.
 */
export function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((inner, index) => equal(inner, other[index]));
  }
  return isRecord(one) && isRecord(other) ? equalRecords(one, other) : isDeepStrictEqual(one, other);
}

function equalRecords(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Throws unless both are deeply equal, `-0` and missing fields included. */
export function same(actual: unknown, expected: unknown, what: string): void {
  if (equal(actual, expected)) return;
  throw new Error(`${what}: ${shown(actual)} is not ${shown(expected)}`);
}

/** Throws unless the value is plain JSON: printed and read again it is the same. */
export function plain(value: unknown, what: string): void {
  const json = JSON.stringify(value);
  if (json === undefined) throw new Error(`${what} is not JSON: ${String(value)}`);
  same(JSON.parse(json), value, `${what}, through JSON`);
}

export function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

/** Throws when the condition does not hold. A complaint that is costly to write is only written then. */
export function must(condition: boolean, complaint: string | (() => string)): void {
  if (!condition) throw new Error(typeof complaint === 'string' ? complaint : complaint());
}
