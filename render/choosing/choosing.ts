import type { Boxes, Rect } from '../kit/boxes.ts';
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

/**
 * The parts of a picture to keep: what one chooses from and what that meets, with every piece wholly inside or wholly
 * outside. Null where the picture stays whole.
 */
export function cutOf({ width, height }: Size, boxes: Boxes, request: PictureRequest): Cut | null {
  const wanted = wantedOf(boxes, request);
  if (wanted === null) return null;
  const solid = [...boxes.list('piece'), ...boxes.list('badge')];
  const cut = grown([...wanted, ...boxes.list('badge')], solid, (rects) =>
    cutRound(rects, { width, height }),
  );
  return (cut.x.to - cut.x.from) * heightOf(cut.spans) > (1 - WORTH) * width * height ? null : cut;
}

function cutRound(rects: readonly Rect[], { width, height }: Size): Cut {
  const spans = downOf(rects, APART).map((span) => within(span, height));
  const least = Math.max(NARROWEST, heightOf(spans) / HIGHEST);
  return { x: stepped(within(acrossOf(rects), width, least), width, STEP), spans };
}

/** The parts round these rectangles, and round every solid box that they would cut through. Ends, as each step adds a box. */
function grown(rects: readonly Rect[], solid: readonly Rect[], round: (rects: readonly Rect[]) => Cut): Cut {
  const cut = round(rects);
  const through = solid.filter((box) => !rects.includes(box) && cutsThrough(cut, box));
  return through.length === 0 ? cut : grown([...rects, ...through], solid, round);
}

/** Returns whether a box is partly inside the parts that are kept and partly outside. */
export function cutsThrough({ x, spans }: Cut, box: Rect): boolean {
  const across: Span = { from: box.x, to: box.x + box.width };
  const down: Span = { from: box.y, to: box.y + box.height };
  const met = spans.filter((span) => meet(span, down));
  if (met.length === 0 || !meet(x, across)) return false;
  return !holds(x, across) || !met.some((span) => holds(span, down));
}

/** Less than a pixel, which rounding brings about, is no overlap and no cut. */
const HAIR = 0.75;

function meet(part: Span, { from, to }: Span): boolean {
  return from < part.to - HAIR && to > part.from + HAIR;
}

function holds(part: Span, { from, to }: Span): boolean {
  return from >= part.from - HAIR && to <= part.to + HAIR;
}

/** How high they are one below the other, in pixels. */
export function heightOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0) + SEAM * (spans.length - 1);
}
