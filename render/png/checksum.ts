/** Adler-32 of some bytes, as RFC 1950 has it, and how many they are. */
export interface Checksum {
  readonly low: number;
  readonly high: number;
  readonly length: number;
}

/** It counts modulo this: the largest prime below 2¹⁶. */
export const ADLER_MODULUS = 65_521;

/** After so many bytes the sums have to be taken modulo {@link ADLER_MODULUS}, or they would no longer be exact in 32 bits. */
export const MAX_CHUNK_BYTES = 3_800;

/** That of the bytes of one with those of the other behind them. */
export function joinChecksums(one: Checksum, other: Checksum): Checksum {
  const low = (one.low + other.low + ADLER_MODULUS - 1) % ADLER_MODULUS;
  const high =
    (one.high + other.high + (other.length % ADLER_MODULUS) * (one.low + ADLER_MODULUS - 1)) % ADLER_MODULUS;
  return { low, high, length: one.length + other.length };
}
