import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { findScaleStep } from '../../kit/chart/scale.ts';
import type { StandingPoint, StandingView } from './types.ts';

/** From which rating to which the chart reaches, and how far its levels are apart. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** What everybody begins with. */
export const START_RATING = 1_000;
/** A first win should not look like a flight to the moon. */
const MIN_RANGE = 150;
/** At most so many levels, and one more where the ends are rounded. */
const MAX_LEVELS = 4;

/** Wide enough for all of the curves and what everybody begins with, its ends even. */
export function createScale({ lines }: Pick<StandingView, 'lines'>): Scale {
  const ratings = [START_RATING, ...lines.flatMap(({ points }) => points.map(({ rating }) => rating))];
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const more = Math.max(0, MIN_RANGE - (most - least)) / 2;
  const step = Math.max(20, findScaleStep(most - least + 2 * more, MAX_LEVELS));
  return {
    low: Math.floor((least - more) / step) * step,
    high: Math.ceil((most + more) / step) * step,
    step,
  };
}

/** The ratings of the levels, from below. */
export function getLevels({ low, high, step }: Scale): readonly number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
}

/** How high a rating stands. */
export function getRatingY(field: Rect, { low, high }: Scale, rating: number): number {
  return field.y + field.height * (1 - (rating - low) / (high - low));
}

/** Where a rating after so many of `count` matches stands. */
export function getRatingPoint(
  field: Rect,
  scale: Scale,
  count: number,
  { number, rating }: StandingPoint,
): Point {
  return { x: field.x + (field.width * number) / count, y: getRatingY(field, scale, rating) };
}
