import { isDeepStrictEqual } from 'node:util';

/** Freezes the value and all in it, so that whoever changes it throws. What is frozen already is not entered again. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** Whether an error came from changing what {@link deepFreeze} had frozen. */
export function isFrozenChange(error: unknown): boolean {
  const said = /read only|not extensible|Cannot (?:assign|add|delete|define|redefine)/;
  return error instanceof TypeError && said.test(error.message);
}

/**
 * Whether both are deeply equal: as Node says, which is asked about all that is not plain JSON, but in
 * less than half the time: nearly every comparison here goes to the very end.
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

/** Throws unless both are deeply equal, `-0` and missing fields included. */
export function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (isDeepEqual(actual, expected)) return;
  throw new Error(`${what}: ${formatValue(actual)} is not ${formatValue(expected)}`);
}

/** Throws unless the value is plain JSON: printed and read again it is the same. */
export function expectPlainJson(value: unknown, what: string): void {
  const json = JSON.stringify(value);
  if (json === undefined) throw new Error(`${what} is not JSON: ${String(value)}`);
  expectSame(JSON.parse(json), value, `${what}, through JSON`);
}

export function formatValue(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

/** Throws when the condition does not hold. A complaint that is costly to write is only written then. */
export function expectTrue(condition: boolean, complaint: string | (() => string)): void {
  if (!condition) throw new Error(typeof complaint === 'string' ? complaint : complaint());
}
