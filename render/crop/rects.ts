import type { Rect } from '../kit/boxes.ts';

/** Returns the rectangle grown by `more` pixels on every side. */
export function expandRect({ x, y, width, height }: Rect, more: number): Rect {
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more };
}

/** Interval between two coordinates. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the span from the left edge of the leftmost to the right edge of the rightmost rectangle. */
export function getHorizontalSpan(rects: readonly Rect[]): Span {
  return {
    from: Math.min(...rects.map(({ x }) => x)),
    to: Math.max(...rects.map(({ x, width }) => x + width)),
  };
}

/** Returns the vertical spans from top to bottom; those that touch, or are less than `apart` pixels apart, become one. */
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

/** Returns the span in whole pixels within 0 and `end`, widened equally on both sides to `least` where there is room. */
export function fitSpan({ from, to }: Span, end: number, least = 0): Span {
  const lacking = Math.max(0, least - (to - from)) / 2;
  const shift = Math.max(0, lacking - from) - Math.max(0, to + lacking - end);
  const low = Math.max(0, Math.floor(from - lacking + shift));
  return { from: low, to: Math.min(end, Math.ceil(to + lacking + shift)) };
}

/** Returns the span widened on both sides to multiples of `step`, and to `end` at most. */
export function snapSpan({ from, to }: Span, end: number, step: number): Span {
  return { from: Math.floor(from / step) * step, to: Math.min(end, Math.ceil(to / step) * step) };
}
