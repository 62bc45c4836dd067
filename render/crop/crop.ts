import type { Boxes, Rect } from '../kit/boxes.ts';
import type { Size } from '../palette.ts';
import type { PictureRequest } from '../request.ts';
import { findCropBounds } from './crop-bounds.ts';
import { fitSpan, getHorizontalSpan, mergeVerticalSpans, type Span, snapSpan } from './rects.ts';

/** Minimum width of a picture for choosing, in pixels, so that its contents do not become huge. */
const MIN_WIDTH = 620;
/** Step in pixels to which the left and right edges snap. The next crop then often has the same width and shares its bands. */
const EDGE_STEP = 100;
/** Maximum height in parts of the width, as long as the crop can be widened instead. */
const MAX_HEIGHT_RATIO = 0.62;
/**
 * Minimum gap in pixels between two kept parts; a smaller gap is kept too. `SEAM_HEIGHT` is the height of the line between parts, in
 * pixels.
 */
const MIN_GAP = 90;
export const SEAM_HEIGHT = 6;
/** Minimum part of the whole picture that a crop must save; otherwise the picture stays whole. */
const MIN_SAVING = 0.12;

/** Kept parts of a picture: all of one width, stacked vertically. */
export interface Crop {
  readonly x: Span;
  readonly spans: readonly Span[];
}

/**
 * Returns the parts of a picture to keep: the choices and what they affect, with every piece wholly inside or wholly outside. Returns null
 * if the picture stays whole.
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

/**
 * Returns the parts around these rectangles and around every solid box that they would cut through. Terminates, as each step adds a box.
 */
function growCrop(
  rects: readonly Rect[],
  solid: readonly Rect[],
  round: (rects: readonly Rect[]) => Crop,
): Crop {
  const cut = round(rects);
  const through = solid.filter((box) => !rects.includes(box) && isCutByCrop(cut, box));
  return through.length === 0 ? cut : growCrop([...rects, ...through], solid, round);
}

/** Returns whether a box is partly inside and partly outside the kept parts. */
export function isCutByCrop({ x, spans }: Crop, box: Rect): boolean {
  const across: Span = { from: box.x, to: box.x + box.width };
  const down: Span = { from: box.y, to: box.y + box.height };
  const met = spans.filter((span) => isOverlapping(span, down));
  if (met.length === 0 || !isOverlapping(x, across)) return false;
  return !isContained(x, across) || !met.some((span) => isContained(span, down));
}

/** Tolerance in pixels: less, which rounding brings about, counts neither as an overlap nor as a cut. */
const TOLERANCE = 0.75;

function isOverlapping(part: Span, { from, to }: Span): boolean {
  return from < part.to - TOLERANCE && to > part.from + TOLERANCE;
}

function isContained(part: Span, { from, to }: Span): boolean {
  return from >= part.from - TOLERANCE && to <= part.to + TOLERANCE;
}

/** Returns the height of the stacked parts with the seams between them, in pixels. */
export function getTotalHeight(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0) + SEAM_HEIGHT * (spans.length - 1);
}
