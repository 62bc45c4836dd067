import { getColourBin, matchColour, NO_COLOUR, type Palette } from '../palette.ts';
import { ADLER_MODULUS, type Checksum, MAX_CHUNK_BYTES } from './checksum.ts';

/** Rows of a picture in PNG's layout, ready to be deflated: one byte 0 (no filter) and a byte a pixel. */
export interface Scanlines {
  readonly bytes: Uint8Array;
  readonly checksum: Checksum;
}

/** Running sums of {@link Checksum}, and whether a colour was met that has not been looked up yet. */
interface Sums {
  low: number;
  high: number;
  hasNew: boolean;
}

/** Reused buffers for the scan lines of a strip, by size. */
const lineBuffers = new Map<number, Uint8Array>();

/** Palette numbers of a chunk before they are copied into their row: four in a word, the first in its lowest byte. */
const pixelWords = new Uint32Array(MAX_CHUNK_BYTES / 4);
const pixelWordBytes = new Uint8Array(pixelWords.buffer);

/** Returns the pixels as palette numbers in rows of that width. The next call with the same size overwrites the bytes. */
export function toScanlines(pixels: Int32Array, width: number, palette: Palette): Scanlines {
  const length = (width + 1) * (pixels.length / width);
  const bytes = lineBuffers.get(length) ?? new Uint8Array(length);
  lineBuffers.set(length, bytes);
  const sums = { low: 1, high: 0, hasNew: false };
  for (let from = 0, to = 0; to < length; from += width, to += width + 1) {
    sums.high += sums.low;
    for (let x = 0; x < width; x += MAX_CHUNK_BYTES) {
      const end = Math.min(x + MAX_CHUNK_BYTES, width);
      numberPixels(pixels.subarray(from + x, from + end), bytes, to + 1 + x, palette, sums);
    }
  }
  return { bytes, checksum: { low: sums.low, high: sums.high, length } };
}

/** Converts every pixel to its palette number. Updates the sums meanwhile: this costs next to nothing while lookups are pending. */
function numberPixels(pixels: Int32Array, bytes: Uint8Array, to: number, palette: Palette, sums: Sums): void {
  const { low, high } = sums;
  const whole = pixels.length & ~3;
  numberFours(pixels, whole, palette, sums);
  bytes.set(pixelWordBytes.subarray(0, whole), to);
  if (whole < pixels.length) numberOnes(pixels, whole, bytes, to, palette, sums);
  if (!sums.hasNew) return;
  for (const pixel of pixels) matchColour(palette, pixel);
  numberPixels(pixels, bytes, to, palette, Object.assign(sums, { low, high, hasNew: false }));
}

/**
 * Converts `count` pixels, a multiple of four, into {@link pixelWords}. Four at once, with one lookup if they are equal, takes half as long
 * as one by one.
 */
function numberFours(pixels: Int32Array, count: number, palette: Palette, sums: Sums): void {
  // Imports are copied to locals before the loop: looking them up for every pixel takes a good part of the time.
  const [nearest, binOf, into] = [palette.nearest, getColourBin, pixelWords];
  let { low, high } = sums;
  // Only NO_COLOUR sets a ninth bit.
  let all = 0;
  // Without `| 0` every sum would be checked for overflow.
  for (let x = 0, word = 0; x < count; x += 4, word++) {
    const a = pixels[x]!;
    const b = pixels[x + 1]!;
    const c = pixels[x + 2]!;
    const d = pixels[x + 3]!;
    const first = nearest[binOf(a)]!;
    if (((a ^ b) | (b ^ c) | (c ^ d)) === 0) {
      into[word] = Math.imul(first, 0x01010101);
      all |= first + 1;
      high = (high + 4 * low + 10 * first) | 0;
      low = (low + 4 * first) | 0;
    } else {
      const second = nearest[binOf(b)]!;
      const third = nearest[binOf(c)]!;
      const fourth = nearest[binOf(d)]!;
      into[word] = first | (second << 8) | (third << 16) | (fourth << 24);
      all |= (first + 1) | (second + 1) | (third + 1) | (fourth + 1);
      high = (high + 4 * low + 4 * first + 3 * second + 2 * third + fourth) | 0;
      low = (low + first + second + third + fourth) | 0;
    }
  }
  close(sums, low, high, all > NO_COLOUR);
}

/** Converts the remaining pixels, from a start index on, into the bytes. */
function numberOnes(
  pixels: Int32Array,
  from: number,
  bytes: Uint8Array,
  to: number,
  { nearest }: Palette,
  sums: Sums,
): void {
  let { low, high, hasNew } = sums;
  for (let x = from; x < pixels.length; x++) {
    const known = nearest[getColourBin(pixels[x]!)]!;
    bytes[to + x] = known;
    hasNew ||= known === NO_COLOUR;
    low += known;
    high += low;
  }
  close(sums, low, high, hasNew);
}

function close(sums: Sums, low: number, high: number, hasNew: boolean): void {
  sums.low = low % ADLER_MODULUS;
  sums.high = high % ADLER_MODULUS;
  sums.hasNew ||= hasNew;
}
