import { bin, match, type Palette } from '../palette.ts';
import { BASE, CHUNK, type Checksum } from './adler.ts';

/** Rows of a picture as PNG has them, ready to be deflated: one byte 0 (no filter) and a byte a pixel. */
export interface Scanned {
  readonly bytes: Uint8Array;
  readonly checksum: Checksum;
}

/** The sums of {@link Checksum} so far. */
interface Sums {
  low: number;
  high: number;
}

/** Scan lines of a strip by their size, used again and again. */
const lines = new Map<number, Uint8Array>();

/** The pixels by their numbers in the palette, in rows of that width. The bytes are overwritten by the next ones of their size. */
export function scanned(pixels: Int32Array, width: number, palette: Palette): Scanned {
  const length = (width + 1) * (pixels.length / width);
  const bytes = lines.get(length) ?? new Uint8Array(length);
  lines.set(length, bytes);
  const sums = { low: 1, high: 0 };
  for (let from = 0, to = 0; to < length; from += width, to += width + 1) {
    sums.high += sums.low;
    for (let x = 0; x < width; x += CHUNK) {
      const end = Math.min(x + CHUNK, width);
      number(pixels.subarray(from + x, from + end), bytes, to + 1 + x, palette, sums);
    }
  }
  return { bytes, checksum: { ...sums, length } };
}

/** Every pixel becomes the number of its colour. The sums are carried on meanwhile: while numbers are waited for it costs next to nothing. */
function number(pixels: Int32Array, bytes: Uint8Array, to: number, palette: Palette, sums: Sums): void {
  // What is imported is taken out of the loop: to look it up for every pixel takes a good part of the time.
  const [nearest, binOf] = [palette.nearest, bin];
  let { low, high } = sums;
  let all = 0;
  // Nothing is decided for a single pixel: in drawn ground no two are alike, and each wrong guess costs as much as ten look-ups.
  // Without `| 0` each sum would be looked at whether it still fits.
  for (let x = 0; x < pixels.length; x++) {
    const known = nearest[binOf(pixels[x] as number)] as number;
    bytes[to + x] = known;
    all |= known;
    low = (low + known) | 0;
    high = (high + low) | 0;
  }
  if (all < 0) {
    // Some were never asked for: all are matched, and gone over once more.
    for (const pixel of pixels) match(palette, pixel);
    number(pixels, bytes, to, palette, sums);
    return;
  }
  sums.low = low % BASE;
  sums.high = high % BASE;
}
