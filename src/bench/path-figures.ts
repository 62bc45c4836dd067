/** Middle and worst in a hundred, in milliseconds. */
export interface Spread {
  readonly median: number;
  readonly p99: number;
}

/** Throws RangeError when nothing was measured. */
export function spread(times: readonly number[]): Spread {
  const ascending = [...times].sort((one, other) => one - other);
  return { median: quantile(ascending, 0.5), p99: quantile(ascending, 0.99) };
}

/** By nearest rank: the smallest value that this part of them does not exceed. */
function quantile(ascending: readonly number[], part: number): number {
  const found = ascending[Math.ceil(ascending.length * part) - 1];
  if (found === undefined) throw new RangeError('Nothing was measured');
  return found;
}
