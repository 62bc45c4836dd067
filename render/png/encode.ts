import { crc32 } from 'node:zlib';
import type { Canvas } from '../canvas.ts';
import { type Crop, getTotalHeight, SEAM_HEIGHT } from '../crop/crop.ts';
import type { Span } from '../crop/rects.ts';
import { type Palette, type Pixels, readPixels, releasePixels } from '../palette.ts';
import type { Picture } from '../picture.ts';
import { toScanlines } from './scanlines.ts';
import { createZlibStream, type Strip, StripCache } from './strip-cache.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bytes of a chunk beside its content: length, name and checksum. */
const CHUNK_OVERHEAD = 12;

/** Rows of a band. Smaller bands match cached ones more often but compress worse, as each is deflated on its own. */
const BAND_ROWS = 32;

/** Buffer for the pixels of a narrow band, reused: allocating memory for every picture costs more than filling it. */
let sharedPixels = new Int32Array();

const NO_ROWS: Span = { from: 0, to: 0 };

/**
 * Compression level of zlib. Measured with Node 20 on two cores for a board of 1000 × 1234, best of 25:
 *
 * | way | ms | KB |
 * | --- | --- | --- |
 * | `canvas.encode('png')` | 51 | 296 |
 * | sharp, level 1, 2, 3, 6, 9 | 5, 7, 9, 16, 42 | 419, 335, 311, 279, 262 |
 * | sharp, level 2 and 6, row filters | 34, 42 | 310, 291 |
 * | sharp, level 2 and 6, no alpha | 8, 15 | 312, 268 |
 * | sharp, its palette | 104 | 107 |
 * | the palette of the scene, level 1, 3, 4, 6 | 8, 8, 10, 13 | 104, 97, 92, 86 |
 *
 * Level 2 lies between 1 and 3 in both, and leaves a quarter of the plain encoder's time for drawing.
 */
const ZLIB_LEVEL = 2;

const strips = new StripCache();

/** Part of a canvas to encode: its upper rows, and of these the crop; all of it by default. */
interface EncodeOptions {
  readonly height?: number;
  readonly cut?: Crop | null;
  /** Palette of some rows, which begins with all colours of the other; none by default. */
  readonly special?: { readonly palette: Palette; readonly rows: readonly Span[] } | null;
}

/** Encodes the canvas, or a part of it, as a PNG in the colours of the palette. The canvas must be opaque: alpha is dropped. */
export function encode(
  canvas: Canvas,
  palette: Palette,
  { height: rows = canvas.height, cut = null, special = null }: EncodeOptions = {},
): Picture {
  const pixels = readPixels(canvas, rows);
  const { x, spans } = cut ?? { x: { from: 0, to: canvas.width }, spans: [{ from: 0, to: rows }] };
  const [width, height] = [x.to - x.from, getTotalHeight(spans)];
  const parts: Strip[] = [];
  for (const band of generateBands({ pixels, width: canvas.width, height: rows }, { x, spans })) {
    const own = special?.rows.some((span) => overlaps(span, band.rows)) ? special.palette : palette;
    const draw = () => toScanlines(band.pixels, width, own);
    parts.push(strips.of(`${own.id}/${width}`, viewBytes(band.pixels), draw, ZLIB_LEVEL));
  }
  releasePixels(pixels);
  const { colours } = special?.palette ?? palette;
  return { png: writePng(width, height, colours, createZlibStream(parts)), width, height };
}

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

function viewBytes({ buffer, byteOffset, byteLength }: Int32Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Pixels of a band, and its rows in the whole picture; a seam has none. */
interface Band {
  readonly pixels: Int32Array;
  readonly rows: Span;
}

/**
 * Yields the pixels of a crop, band by band from its top, with the picture's upper edge between two spans. Bands end at multiples of {@link
 * BAND_ROWS} of the whole picture, so two crops share most bands with each other, and with the whole picture if they are as wide. Each step
 * overwrites the last one.
 */
export function* generateBands(whole: Pixels, { x, spans }: Crop): Generator<Band> {
  for (const [nth, { from, to }] of spans.entries()) {
    if (nth > 0) yield { pixels: getSeamPixels(whole, x), rows: NO_ROWS };
    for (let top = from, end = top; top < to; top = end) {
      end = Math.min(to, top - (top % BAND_ROWS) + BAND_ROWS);
      const rows = { from: top, to: end };
      yield { pixels: getBandPixels(whole, x, rows), rows };
    }
  }
}

function getBandPixels(whole: Pixels, x: Span, { from, to }: Span): Int32Array {
  const { pixels, width } = whole;
  if (x.from === 0 && x.to === width) return pixels.subarray(from * width, to * width);
  const into = reservePixels((x.to - x.from) * (to - from));
  for (let y = from; y < to; y++) into.set(copyRow(whole, x, y), (y - from) * (x.to - x.from));
  return into;
}

function getSeamPixels(whole: Pixels, x: Span): Int32Array {
  const into = reservePixels((x.to - x.from) * SEAM_HEIGHT);
  for (let line = 0; line < SEAM_HEIGHT; line++) into.set(copyRow(whole, x, 0), line * (x.to - x.from));
  return into;
}

function copyRow({ pixels, width }: Pixels, { from, to }: Span, y: number): Int32Array {
  return pixels.subarray(y * width + from, y * width + to);
}

function reservePixels(length: number): Int32Array {
  if (sharedPixels.length < length) sharedPixels = new Int32Array(length);
  return sharedPixels.subarray(0, length);
}

/** Bytes in consecutive pieces. */
type ByteChunks = readonly Uint8Array[];

/**
 * Writes a PNG with a palette (PNG specification, colour type 3). `body` holds the scan lines as a zlib stream, each one byte 0 (no filter)
 * and a palette number a pixel. `colours` are red, green and blue of each number.
 */
function writePng(width: number, height: number, colours: Uint8Array, body: ByteChunks): Buffer {
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
