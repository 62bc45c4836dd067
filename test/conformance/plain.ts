import { isDeepStrictEqual } from 'node:util';

/** Freezes the value deeply, so that changing it throws. Values that are already frozen are not entered again. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** Returns true if the error came from changing a value frozen by {@link deepFreeze}. */
export function isFrozenChange(error: unknown): boolean {
  const said = /read only|not extensible|Cannot (?:assign|add|delete|define|redefine)/;
  return error instanceof TypeError && said.test(error.message);
}

/**
 * Returns true if both are deeply equal.
 * Equivalent to Node's `isDeepStrictEqual`, which still compares all that is not plain JSON, but takes less than half the time. Nearly
 * every comparison here runs to the end.
 */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((inner, index) => isDeepEqual(inner, other[index]));
  }
  return isRecord(one) && isRecord(other) ? areRecordsEqual(one, other) : isDeepStrictEqual(one, other);
}

function areRecordsEqual(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && isDeepEqual(one[key], other[key]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Throws unless both are deeply equal, including `-0` and missing fields. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (isDeepEqual(actual, expected)) return;
  throw new Error(`${what}: ${formatValue(actual)} is not ${formatValue(expected)}`);
}

/** Throws unless the value survives JSON unchanged. */
export function expectPlainJson(value: unknown, what: string): void {
  const json = JSON.stringify(value);
  if (json === undefined) throw new Error(`${what} is not JSON: ${String(value)}`);
  expectSame(JSON.parse(json), value, `${what}, through JSON`);
}

export function formatValue(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

/** Throws unless the condition holds. A complaint that is slow to build can be a function. */
export function expectTrue(condition: boolean, complaint: string | (() => string)): void {
  if (!condition) throw new Error(typeof complaint === 'string' ? complaint : complaint());
}
