import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { findScaleStep } from '../../kit/chart/field.ts';
import type { StandingPoint, StandingView } from './types.ts';

/** Range of ratings of the chart, and the distance between its levels. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

/** Rating with which every player begins. */
export const START_RATING = 1_000;
/** Minimum range of the chart, so that a first win does not look like a huge rise. */
const MIN_RANGE = 150;
/** Maximum number of levels; one more if the ends are rounded. */
const MAX_LEVELS = 4;

/** Creates a scale that covers all curves and the starting rating, with rounded ends. */
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

/** Returns the ratings of the levels, from the lowest. */
export function getLevels({ low, high, step }: Scale): readonly number[] {
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step);
}

/** Returns the height of a rating in the field. */
export function getRatingY(field: Rect, { low, high }: Scale, rating: number): number {
  return field.y + field.height * (1 - (rating - low) / (high - low));
}

/** Returns the point of a rating after a number of the `count` matches. */
export function getRatingPoint(
  field: Rect,
  scale: Scale,
  count: number,
  { number, rating }: StandingPoint,
): Point {
  return { x: field.x + (field.width * number) / count, y: getRatingY(field, scale, rating) };
}
