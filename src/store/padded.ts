/**
 * A list for `in` with its last repeated up to a power of two: each length is a statement of its own, which is kept for as long
 * as the store is open. `[1, 2, 3, 3]` of `[1, 2, 3]`.
 */
export function padded<T>(list: readonly T[]): readonly T[] {
  const last = list.at(-1);
  if (last === undefined) return list;
  const length = 2 ** Math.ceil(Math.log2(list.length));
  return [...list, ...Array.from({ length: length - list.length }, () => last)];
}
