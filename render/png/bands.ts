import { type Crop, SEAM_HEIGHT } from '../crop/crop.ts';
import type { Span } from '../crop/rects.ts';
import type { Pixels } from '../palette.ts';

/** Rows of a band. Smaller bands match cached ones more often but compress worse, as each is deflated on its own. */
const BAND_ROWS = 32;

/** Buffer for the pixels of a narrow band, reused: allocating memory for every picture costs more than filling it. */
let sharedPixels = new Int32Array();

/** Pixels of a band, and its rows in the whole picture; a seam has none. */
export interface Band {
  readonly pixels: Int32Array;
  readonly rows: Span;
}

const NO_ROWS: Span = { from: 0, to: 0 };

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
