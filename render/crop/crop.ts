import type { Boxes, Rect } from '../kit/boxes.ts';
import type { Size } from '../palette.ts';
import type { PictureRequest } from '../request.ts';
import { findCropBounds } from './crop-bounds.ts';
import { fitSpan, getHorizontalSpan, mergeVerticalSpans, type Span, snapSpan } from './rects.ts';

/** A picture for choosing is not narrower, in pixels, so that what is on it does not become huge. */
const MIN_WIDTH = 620;
/** It begins and ends at a multiple of so many pixels or at an edge: then the next one is often as wide, and shares its bands. */
const EDGE_STEP = 100;
/** Nor higher than so many times its width, where it can be wider instead. */
const MAX_HEIGHT_RATIO = 0.62;
/** What would be left out between two parts is kept where it is less, in pixels; one line of so many parts them. */
const MIN_GAP = 90;
export const SEAM_HEIGHT = 6;
/** Where no more than this part of the whole picture would be saved, it stays whole. */
const MIN_SAVING = 0.12;

/** The parts of a picture that are kept: one width, one below the other. */
export interface Crop {
  readonly x: Span;
  readonly spans: readonly Span[];
}

/**
 * The parts of a picture to keep: what one chooses from and what that meets, with every piece wholly inside or wholly
 * outside. Null where the picture stays whole.
 */
export function findCrop({ width, height }: Size, boxes: Boxes, request: PictureRequest): Crop | null {
  const wanted = findCropBounds(boxes, request);
  if (wanted === null) return null;
  const solid = [...boxes.list('piece'), ...boxes.list('badge')];
  const cut = growCrop([...wanted, ...boxes.list('badge')], solid, (rects) =>
    cropAround(rects, { width, height }),
  );
  return (cut.x.to - cut.x.from) * getTotalHeight(cut.spans) > (1 - MIN_SAVING) * width * height ? null : cut;
}

function cropAround(rects: readonly Rect[], { width, height }: Size): Crop {
  const spans = mergeVerticalSpans(rects, MIN_GAP).map((span) => fitSpan(span, height));
  const least = Math.max(MIN_WIDTH, getTotalHeight(spans) / MAX_HEIGHT_RATIO);
  return { x: snapSpan(fitSpan(getHorizontalSpan(rects), width, least), width, EDGE_STEP), spans };
}

/** The parts round these rectangles, and round every solid box that they would cut through. Ends, as each step adds a box. */
function growCrop(
  rects: readonly Rect[],
  solid: readonly Rect[],
  round: (rects: readonly Rect[]) => Crop,
): Crop {
  const cut = round(rects);
  const through = solid.filter((box) => !rects.includes(box) && isCutByCrop(cut, box));
  return through.length === 0 ? cut : growCrop([...rects, ...through], solid, round);
}

/** Returns whether a box is partly inside the parts that are kept and partly outside. */
export function isCutByCrop({ x, spans }: Crop, box: Rect): boolean {
  const across: Span = { from: box.x, to: box.x + box.width };
  const down: Span = { from: box.y, to: box.y + box.height };
  const met = spans.filter((span) => isOverlapping(span, down));
  if (met.length === 0 || !isOverlapping(x, across)) return false;
  return !isContained(x, across) || !met.some((span) => isContained(span, down));
}

/** Less than a pixel, which rounding brings about, is no overlap and no cut. */
const TOLERANCE = 0.75;

function isOverlapping(part: Span, { from, to }: Span): boolean {
  return from < part.to - TOLERANCE && to > part.from + TOLERANCE;
}

function isContained(part: Span, { from, to }: Span): boolean {
  return from >= part.from - TOLERANCE && to <= part.to + TOLERANCE;
}

/** How high they are one below the other, in pixels. */
export function getTotalHeight(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0) + SEAM_HEIGHT * (spans.length - 1);
}
