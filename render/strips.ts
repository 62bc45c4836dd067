import { constants, deflateRawSync } from 'node:zlib';
import { fingerprint } from './fingerprint.ts';

/** A part of a picture from edge to edge, ready to be put between others. */
export interface Strip {
  /** Ends on a byte, and needs nothing of what stands before it. */
  readonly deflated: Buffer;
  readonly checksum: Checksum;
}

/** Adler-32 of some bytes, as RFC 1950 has it, and how many they are. */
export interface Checksum {
  readonly low: number;
  readonly high: number;
  readonly length: number;
}

/** The largest prime below 2¹⁶. */
const BASE = 65521;
/** So many bytes can be summed up before the sums would no longer be exact small integers. */
const CHUNK = 3800;

/** Zlib writes into pieces of so many bytes: most strips need one, and what it leaves empty the collector has to clear away as well. */
const PIECE = 8 * 1024;

/** The most that are kept: 3 to 6 KB each. */
const MOST = 4_000;

/**
 * Strips that were deflated before, by what is on them. From move to move much of a board stays as it was: one of two strips of 32
 * rows over games of everything at 32 tables, sixteen to a painter.
 */
export class Strips {
  readonly #kept = new Map<string, Strip>();

  /** The strip of these pixels, made of the rows only where it is not known. `kind` is all else that they depend on. */
  of(kind: string, pixels: Uint8Array, rows: () => Uint8Array, level: number): Strip {
    const key = `${kind}/${fingerprint(pixels)}`;
    const strip = this.#kept.get(key) ?? made(rows(), level);
    this.#kept.delete(key);
    this.#kept.set(key, strip);
    const oldest = this.#kept.keys().next().value;
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
    return strip;
  }
}

function made(rows: Uint8Array, level: number): Strip {
  const finishFlush = constants.Z_FULL_FLUSH;
  const deflated = deflateRawSync(rows, { level, memLevel: 9, finishFlush, chunkSize: PIECE });
  // A copy in memory of its own: what zlib gives back holds its whole piece for as long as it is kept, and a piece of Node's pool
  // all of the pool.
  const own = Buffer.allocUnsafeSlow(deflated.length);
  own.set(deflated);
  return { deflated: own, checksum: sumOf(rows) };
}

/** The strips one below the other, as one stream of zlib (RFC 1950), in pieces. */
export function stream(strips: readonly Strip[]): readonly Uint8Array[] {
  const { low, high } = strips.map(({ checksum }) => checksum).reduce(joined);
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(high, 0);
  sum.writeUInt16BE(low, 2);
  return [HEAD, ...strips.map(({ deflated }) => deflated), LAST, sum];
}

/** Deflate with a window of 32 KB. */
const HEAD = Buffer.from([0x78, 0x01]);
/** An empty block that says it is the last. */
const LAST = Buffer.from([0x03, 0x00]);

function sumOf(bytes: Uint8Array): Checksum {
  let [low, high] = [1, 0];
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const end = Math.min(from + CHUNK, bytes.length);
    for (let at = from; at < end; at++) {
      low += bytes[at] as number;
      high += low;
    }
    low %= BASE;
    high %= BASE;
  }
  return { low, high, length: bytes.length };
}

/** That of the bytes of one with those of the other behind them. */
function joined(one: Checksum, other: Checksum): Checksum {
  const low = (one.low + other.low + BASE - 1) % BASE;
  const high = (one.high + other.high + (other.length % BASE) * (one.low + BASE - 1)) % BASE;
  return { low, high, length: one.length + other.length };
}
