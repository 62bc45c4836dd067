/** Adler-32 of some bytes (RFC 1950), and their number. */
export interface Checksum {
  readonly low: number;
  readonly high: number;
  readonly length: number;
}

/** Modulus of Adler-32: the largest prime below 2¹⁶. */
export const ADLER_MODULUS = 65_521;

/** Number of bytes after which the sums must be reduced modulo {@link ADLER_MODULUS}, to stay exact in 32 bits. */
export const MAX_CHUNK_BYTES = 3_800;

/** Returns the checksum of the bytes of `one` followed by those of `other`. */
export function joinChecksums(one: Checksum, other: Checksum): Checksum {
  const low = (one.low + other.low + ADLER_MODULUS - 1) % ADLER_MODULUS;
  const high =
    (one.high + other.high + (other.length % ADLER_MODULUS) * (one.low + ADLER_MODULUS - 1)) % ADLER_MODULUS;
  return { low, high, length: one.length + other.length };
}
