/** Adler-32 of some bytes, as RFC 1950 has it, and how many they are. */
export interface Checksum {
  readonly low: number;
  readonly high: number;
  readonly length: number;
}

/** It counts modulo this: the largest prime below 2¹⁶. */
export const BASE = 65_521;

/** After so many bytes the sums have to be taken modulo {@link BASE}, or they would no longer be exact in 32 bits. */
export const CHUNK = 3_800;

/** That of the bytes of one with those of the other behind them. */
export function joined(one: Checksum, other: Checksum): Checksum {
  const low = (one.low + other.low + BASE - 1) % BASE;
  const high = (one.high + other.high + (other.length % BASE) * (one.low + BASE - 1)) % BASE;
  return { low, high, length: one.length + other.length };
}
