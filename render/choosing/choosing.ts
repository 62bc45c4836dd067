import type { Boxes } from '../kit/boxes.ts';
import type { Pixels, Size } from '../palette.ts';
import type { PictureRequest } from '../request.ts';
import { acrossOf, downOf, type Span, within } from './rects.ts';
import { wantedOf } from './wanted.ts';

/** A picture for choosing is not narrower, in pixels, so that what is on it does not become huge. */
const NARROWEST = 620;
/** Nor higher than so many times its width, where it can be wider instead. */
const HIGHEST = 0.62;
/** What would be left out between two parts is kept where it is less, in pixels; one line of so many parts them. */
const APART = 90;
const SEAM = 6;
/** Where no more than this part of the whole picture would be saved, it stays whole. */
const WORTH = 0.12;

/** The parts of a picture that are kept: one width, one below the other. */
export interface Cut {
  readonly x: Span;
  readonly spans: readonly Span[];
}

/** Of a picture only what one chooses from and what that meets: the parts that hold it. Null where it stays whole. */
export function cutOf({ width, height }: Size, boxes: Boxes, request: PictureRequest): Cut | null {
  const wanted = wantedOf(boxes, request);
  if (wanted === null) return null;
  const spans = downOf(wanted, APART).map((span) => within(span, height));
  const high = heightOf(spans);
  const x = within(acrossOf(wanted), width, Math.max(NARROWEST, high / HIGHEST));
  return (x.to - x.from) * high > (1 - WORTH) * width * height ? null : { x, spans };
}

function heightOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0) + SEAM * (spans.length - 1);
}

/** Used again and again: new memory for every picture costs more than to fill it. */
let kept = new Int32Array();

/** The pixels of these parts, with the picture's upper edge between them. Overwritten by those of the next cut. */
export function cutOut(whole: Pixels, { x, spans }: Cut): Pixels {
  const [width, height] = [x.to - x.from, heightOf(spans)];
  if (kept.length < width * height) kept = new Int32Array(width * height);
  let to = 0;
  const row = (y: number) => {
    kept.set(whole.pixels.subarray(y * whole.width + x.from, y * whole.width + x.to), to);
    to += width;
  };
  for (const [at, span] of spans.entries()) {
    for (let line = 0; at > 0 && line < SEAM; line++) row(0);
    for (let y = span.from; y < span.to; y++) row(y);
  }
  return { pixels: kept.subarray(0, width * height), width, height };
}
