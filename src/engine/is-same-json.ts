/**
 * Returns whether two values of plain JSON are equal. The order of keys is ignored, and an undefined value counts as no
 * key.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (isFields(one) && isFields(other)) return isSameFields(one, other);
  return Array.isArray(one) && Array.isArray(other) && isSameList(one, other);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (!isSameJson(one[at], other[at])) return false;
  return true;
}

function isFields(value: object): value is Fields {
  return !Array.isArray(value);
}

function isSameFields(one: Fields, other: Fields): boolean {
  let left = 0;
  for (const key in other) if (other[key] !== undefined) left++;
  for (const key in one) {
    if (one[key] === undefined) continue;
    if (!Object.hasOwn(other, key) || !isSameJson(one[key], other[key])) return false;
    left--;
  }
  return left === 0;
}

interface Fields {
  readonly [key: string]: unknown;
}
