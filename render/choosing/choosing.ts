import type { Boxes } from '../kit/boxes.ts';
import type { Size } from '../palette.ts';
import type { PictureRequest } from '../request.ts';
import { acrossOf, downOf, type Span, stepped, within } from './rects.ts';
import { wantedOf } from './wanted.ts';

/** A picture for choosing is not narrower, in pixels, so that what is on it does not become huge. */
const NARROWEST = 620;
/** It begins and ends at a multiple of so many pixels or at an edge: then the next one is often as wide, and shares its bands. */
const STEP = 100;
/** Nor higher than so many times its width, where it can be wider instead. */
const HIGHEST = 0.62;
/** What would be left out between two parts is kept where it is less, in pixels; one line of so many parts them. */
const APART = 90;
export const SEAM = 6;
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
  const x = stepped(within(acrossOf(wanted), width, Math.max(NARROWEST, high / HIGHEST)), width, STEP);
  return (x.to - x.from) * high > (1 - WORTH) * width * height ? null : { x, spans };
}

/** How high they are one below the other, in pixels. */
export function heightOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0) + SEAM * (spans.length - 1);
}
