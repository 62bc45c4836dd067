/** Distribution of lengths: the median, the mean, the 90th percentile, and the maximum. */
export interface Spread {
  readonly median: number;
  readonly mean: number;
  readonly p90: number;
  readonly max: number;
}

/**
 * Computes the distribution of at least one length. The median of an even number of lengths is the average of the
 * middle two.
 */
export function computeSpread(lengths: readonly number[]): Spread {
  const ordered = [...lengths].sort((one, other) => one - other);
  const at = (part: number) => ordered[Math.max(0, Math.ceil(part * ordered.length) - 1)] ?? Number.NaN;
  const upper = ordered[Math.floor(ordered.length / 2)] ?? Number.NaN;
  const mean = ordered.reduce((sum, length) => sum + length, 0) / ordered.length;
  return { median: (at(0.5) + upper) / 2, mean, p90: at(0.9), max: at(1) };
}
