/** A value that JSON pointers (RFC 6901) can enter. */
type Node = Readonly<Record<string, unknown>>;

/** Returns the value at the pointer, or undefined if there is none. */
export function getPointerValue(value: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (inner, key) => (isNode(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

/** Lists pointers to the differences of two values; does not enter parts of different length or fields. */
export function listDifferences(one: unknown, other: unknown, place = ''): string[] {
  if (!isNode(one) || !isNode(other)) return Object.is(one, other) ? [] : [place];
  const keys = Object.keys(one);
  if (keys.join() !== Object.keys(other).join() && !hasSameFields(one, other)) return [place];
  return keys.flatMap((key) => listDifferences(one[key], other[key], `${place}/${escapeKey(key)}`));
}

/** Returns a copy with every number and string under the pointers replaced by a unique value. */
export function plantCanaries(state: unknown, pointers: readonly string[]): unknown {
  const secrets = new Set(pointers);
  let canaries = 0;
  const plant = (value: unknown, hidden: boolean, place: string): unknown => {
    const secret = hidden || secrets.has(place);
    if (isNode(value))
      return mapNode(value, (inner, key) => plant(inner, secret, `${place}/${escapeKey(key)}`));
    return secret ? createCanary(value, ++canaries) : value;
  };
  return plant(state, false, '');
}

function createCanary(value: unknown, number: number): unknown {
  if (typeof value === 'number') return 700_000 + number;
  return typeof value === 'string' ? `canary-${number}` : value;
}

function mapNode(node: Node, change: (inner: unknown, key: string) => unknown): unknown {
  if (Array.isArray(node)) return node.map((inner, index) => change(inner, String(index)));
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, change(inner, key)]));
}

function hasSameFields(one: Node, other: Node): boolean {
  const fields = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    fields.length === Object.keys(other).length &&
    fields.every((key) => Object.hasOwn(other, key))
  );
}

function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
