import { createCipheriv, randomBytes } from 'node:crypto';
import { constants, deflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { STRIP_BYTES } from '../cache-bytes.ts';
import { type Checksum, joinChecksums } from './checksum.ts';
import type { Scanlines } from './scanlines.ts';

const KEY = randomBytes(16);

const NONCE = randomBytes(12);

/** A part of a picture from edge to edge, ready to be joined with others. */
export interface Strip {
  /** Deflated bytes that end on a byte boundary and need nothing of what comes before. */
  readonly deflated: Buffer;
  readonly checksum: Checksum;
}

/** Size in bytes of zlib's output chunks: most strips need one, and the garbage collector also has to clear the unused rest. */
const OUTPUT_CHUNK_BYTES = 8 * 1024;

/** Bytes of a strip's key and objects. */
const STRIP_OVERHEAD = 500;

/**
 * Cache of deflated strips by content. Much of a board stays the same from move to move: one of two strips of 32 rows is found over games
 * of all kinds at 32 tables, sixteen to a render worker.
 */
export class StripCache {
  readonly #kept: LRUCache<string, Strip>;

  constructor(maxBytes = STRIP_BYTES) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ deflated }) => deflated.length + STRIP_OVERHEAD,
    });
  }

  /** Returns the strip of these pixels; computes its rows only if it is not cached. `kind` names everything else that they depend on. */
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
  // Copies into memory of its own. Zlib's result keeps its whole chunk alive as long as it is held, and a slice of Node's pool keeps the
  // whole pool.
  const own = Buffer.allocUnsafeSlow(deflated.length);
  own.set(deflated);
  return { deflated: own, checksum };
}

/** Joins the strips, top to bottom, into one zlib stream (RFC 1950), in pieces. */
export function createZlibStream(strips: readonly Strip[]): readonly Uint8Array[] {
  const { low, high } = strips.map(({ checksum }) => checksum).reduce(joinChecksums);
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(high, 0);
  sum.writeUInt16BE(low, 2);
  return [ZLIB_HEADER, ...strips.map(({ deflated }) => deflated), FINAL_BLOCK, sum];
}

/** Header for deflate with a window of 32 KB. */
const ZLIB_HEADER = Buffer.from([0x78, 0x01]);
/** Empty block marked as the last one. */
const FINAL_BLOCK = Buffer.from([0x03, 0x00]);

/**
 * Returns 16 characters of any kind that identify bytes within this thread. It is the 128-bit tag of AES-GCM under a random key, so two
 * inputs collide with a chance below 10⁻³⁰. For a strip it takes a ninth of the time of SHA-1.
 */
export function getFingerprint(bytes: Uint8Array): string {
  const cipher = createCipheriv('aes-128-gcm', KEY, NONCE);
  cipher.setAAD(bytes);
  cipher.final();
  return cipher.getAuthTag().toString('latin1');
}
