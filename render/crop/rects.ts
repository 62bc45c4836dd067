import type { Rect } from '../kit/boxes.ts';

/** The rectangle with so many pixels more on every side. */
export function expandRect({ x, y, width, height }: Rect, more: number): Rect {
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}

/** A stretch from one coordinate to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** All from the left of the leftmost to the right of the rightmost. */
export function getHorizontalSpan(rects: readonly Rect[]): Span {
  return {
    from: Math.min(...rects.map(({ x }) => x)),
    to: Math.max(...rects.map(({ x, width }) => x + width)),
  };
}

/** From top to bottom, those that meet, or are less than `apart` pixels apart, in one. */
export function mergeVerticalSpans(rects: readonly Rect[], apart: number): readonly Span[] {
  const sorted = rects.toSorted((one, other) => one.y - other.y);
  const spans: Span[] = [];
  for (const { y, height } of sorted) {
    const last = spans.at(-1);
    if (last && y <= last.to + apart)
      spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, y + height) };
    else spans.push({ from: y, to: y + height });
  }
  return spans;
}

/** Within 0 and `end`, in whole pixels, and at least so long where there is room: equally on both sides. */
export function fitSpan({ from, to }: Span, end: number, least = 0): Span {
  const lacking = Math.max(0, least - (to - from)) / 2;
  const shift = Math.max(0, lacking - from) - Math.max(0, to + lacking - end);
  const low = Math.max(0, Math.floor(from - lacking + shift));
  return { from: low, to: Math.min(end, Math.ceil(to + lacking + shift)) };
}

/** Out to multiples of `step` on both sides, and to `end` at most. */
export function snapSpan({ from, to }: Span, end: number, step: number): Span {
  return { from: Math.floor(from / step) * step, to: Math.min(end, Math.ceil(to / step) * step) };
}
