import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bytes of a chunk beside its content: length, name and checksum. */
const CHUNK_OVERHEAD = 12;

/** Bytes in consecutive pieces. */
type ByteChunks = readonly Uint8Array[];

/**
 * Writes a PNG with a palette (PNG specification, colour type 3). `body` holds the scan lines as a zlib stream, each one byte 0 (no filter)
 * and a palette number a pixel. `colours` are red, green and blue of each number.
 */
export function writePng(width: number, height: number, colours: Uint8Array, body: ByteChunks): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return writeChunks([
    ['IHDR', [header]],
    ['PLTE', [colours]],
    ['IDAT', body],
    ['IEND', []],
  ]);
}

/** Writes all chunks into one buffer of its own; concatenating parts would leave each of them to the garbage collector. */
function writeChunks(chunks: readonly (readonly [name: string, content: ByteChunks])[]): Buffer {
  const length = chunks.reduce(
    (sum, [, content]) => sum + CHUNK_OVERHEAD + getLength(content),
    SIGNATURE.length,
  );
  const whole = Buffer.allocUnsafeSlow(length);
  whole.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const [name, content] of chunks) at = write(whole, at, name, content);
  return whole;
}

/** Writes one chunk and returns the offset of the next one. */
function write(whole: Buffer, from: number, name: string, content: ByteChunks): number {
  whole.writeUInt32BE(getLength(content), from);
  whole.write(name, from + 4, 'latin1');
  let at = from + 8;
  for (const piece of content) {
    whole.set(piece, at);
    at += piece.length;
  }
  whole.writeUInt32BE(crc32(whole.subarray(from + 4, at)), at);
  return at + 4;
}

function getLength(pieces: ByteChunks): number {
  return pieces.reduce((sum, { length }) => sum + length, 0);
}
