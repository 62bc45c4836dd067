import { type Cut, SEAM } from '../choosing/choosing.ts';
import type { Span } from '../choosing/rects.ts';
import type { Pixels } from '../palette.ts';

/** Rows of a band. Fewer are found again more often, and deflated worse, as each is deflated by itself. */
const HIGH = 32;

/** The pixels of a band that is not as wide as all, used again and again: new memory for every picture costs more than to fill it. */
let kept = new Int32Array();

/**
 * The pixels of what is kept of a picture, band by band from its top, with the picture's upper edge between two spans. A band ends
 * at a multiple of so many rows of the whole picture, wherever the cut begins: so two cuts have most bands in common, and share them
 * with the whole picture where they are as wide. Overwritten by the next one.
 */
export function* bands(whole: Pixels, { x, spans }: Cut): Generator<Int32Array> {
  for (const [nth, { from, to }] of spans.entries()) {
    if (nth > 0) yield between(whole, x);
    for (let top = from, end = top; top < to; top = end) {
      end = Math.min(to, top - (top % HIGH) + HIGH);
      yield band(whole, x, { from: top, to: end });
    }
  }
}

function band(whole: Pixels, x: Span, { from, to }: Span): Int32Array {
  const { pixels, width } = whole;
  if (x.from === 0 && x.to === width) return pixels.subarray(from * width, to * width);
  const into = room((x.to - x.from) * (to - from));
  for (let y = from; y < to; y++) into.set(row(whole, x, y), (y - from) * (x.to - x.from));
  return into;
}

function between(whole: Pixels, x: Span): Int32Array {
  const into = room((x.to - x.from) * SEAM);
  for (let line = 0; line < SEAM; line++) into.set(row(whole, x, 0), line * (x.to - x.from));
  return into;
}

function row({ pixels, width }: Pixels, { from, to }: Span, y: number): Int32Array {
  return pixels.subarray(y * width + from, y * width + to);
}

function room(length: number): Int32Array {
  if (kept.length < length) kept = new Int32Array(length);
  return kept.subarray(0, length);
}
