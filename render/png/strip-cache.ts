import { constants, deflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { STRIP_BYTES } from '../cache-bytes.ts';
import { type Checksum, joinChecksums } from './checksum.ts';
import { getFingerprint } from './fingerprint.ts';
import type { Scanlines } from './scanlines.ts';

/** A part of a picture from edge to edge, ready to be put between others. */
export interface Strip {
  /** Ends on a byte, and needs nothing of what stands before it. */
  readonly deflated: Buffer;
  readonly checksum: Checksum;
}

/** Zlib writes into pieces of so many bytes: most strips need one, and what it leaves empty the collector has to clear away as well. */
const OUTPUT_CHUNK_BYTES = 8 * 1024;

/** Bytes of a strip's key and objects. */
const STRIP_OVERHEAD = 500;

/**
 * Strips that were deflated before, by what is on them. From move to move much of a board stays as it was: one of two strips of 32
 * rows over games of everything at 32 tables, sixteen to a painter.
 */
export class StripCache {
  readonly #kept: LRUCache<string, Strip>;

  constructor(maxBytes = STRIP_BYTES) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ deflated }) => deflated.length + STRIP_OVERHEAD,
    });
  }

  /** The strip of these pixels, made of the rows only where it is not known. `kind` is all else that they depend on. */
  of(kind: string, pixels: Uint8Array, rows: () => Scanlines, level: number): Strip {
    const key = `${kind}/${getFingerprint(pixels)}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const strip = deflateStrip(rows(), level);
    this.#kept.set(key, strip);
    return strip;
  }
}

function deflateStrip({ bytes, checksum }: Scanlines, level: number): Strip {
  const finishFlush = constants.Z_FULL_FLUSH;
  const deflated = deflateRawSync(bytes, { level, memLevel: 9, finishFlush, chunkSize: OUTPUT_CHUNK_BYTES });
  // A copy in memory of its own: what zlib gives back holds its whole piece for as long as it is kept, and a piece of Node's pool
  // all of the pool.
  const own = Buffer.allocUnsafeSlow(deflated.length);
  own.set(deflated);
  return { deflated: own, checksum };
}

/** The strips one below the other, as one stream of zlib (RFC 1950), in pieces. */
export function createZlibStream(strips: readonly Strip[]): readonly Uint8Array[] {
  const { low, high } = strips.map(({ checksum }) => checksum).reduce(joinChecksums);
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(high, 0);
  sum.writeUInt16BE(low, 2);
  return [ZLIB_HEADER, ...strips.map(({ deflated }) => deflated), FINAL_BLOCK, sum];
}

/** Deflate with a window of 32 KB. */
const ZLIB_HEADER = Buffer.from([0x78, 0x01]);
/** An empty block that says it is the last. */
const FINAL_BLOCK = Buffer.from([0x03, 0x00]);
