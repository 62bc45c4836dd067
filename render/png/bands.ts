import { type Crop, SEAM_HEIGHT } from '../crop/crop.ts';
import type { Span } from '../crop/rects.ts';
import type { Pixels } from '../palette.ts';

/** Rows of a band. Fewer are found again more often, and deflated worse, as each is deflated by itself. */
const BAND_ROWS = 32;

/** The pixels of a band that is not as wide as all, used again and again: new memory for every picture costs more than to fill it. */
let sharedPixels = new Int32Array();

/**
 * The pixels of what is kept of a picture, band by band from its top, with the picture's upper edge between two spans. A band ends
 * at a multiple of so many rows of the whole picture, wherever the cut begins: so two cuts have most bands in common, and share them
 * with the whole picture where they are as wide. Overwritten by the next one.
 */
export function* generateBands(whole: Pixels, { x, spans }: Crop): Generator<Int32Array> {
  for (const [nth, { from, to }] of spans.entries()) {
    if (nth > 0) yield getSeamPixels(whole, x);
    for (let top = from, end = top; top < to; top = end) {
      end = Math.min(to, top - (top % BAND_ROWS) + BAND_ROWS);
      yield getBand(whole, x, { from: top, to: end });
    }
  }
}

function getBand(whole: Pixels, x: Span, { from, to }: Span): Int32Array {
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
