import type { PictureRequest } from './request.ts';

/** Durations of a frame in hundredths of a second: of a quiet move, of a great moment, and the minimum if there are many. */
const QUIET_DURATION = 100;
const GREAT_DURATION = 160;
const MIN_QUIET_DURATION = 25;
const MIN_GREAT_DURATION = 80;
/** Duration of the last frame before the film begins again, in hundredths of a second. */
const LAST_DURATION = 400;
/** Maximum duration of a film in hundredths of a second. */
const MAX_DURATION = 3_500;
const DURATION_BEFORE_LAST = MAX_DURATION - LAST_DURATION;

/** Maximum number of great moments with a long frame; the greatest are taken. */
const MAX_GREAT_MOMENTS = 24;

/**
 * Returns the duration of each picture in hundredths of a second, by weight (0 for a quiet move). Great moments are long, quiet ones short
 * where there are many, the last one is longest. At most 35 seconds for as many as {@link pickFrames} gives.
 */
export function getFrameDurations(weights: readonly number[]): readonly number[] {
  const great = pickGreatestMoments(weights);
  const last = weights.length - 1;
  const long = [...great].filter((at) => at !== last).length;
  const many = weights.length - 1 - long;
  const calm = many * QUIET_DURATION + long * GREAT_DURATION <= DURATION_BEFORE_LAST;
  const spare = Math.floor((DURATION_BEFORE_LAST - long * MIN_GREAT_DURATION) / Math.max(1, many));
  const [quiet, slow] = calm
    ? [QUIET_DURATION, GREAT_DURATION]
    : [Math.max(MIN_QUIET_DURATION, Math.min(QUIET_DURATION, spare)), MIN_GREAT_DURATION];
  return weights.map((_, at) => (at === last ? LAST_DURATION : great.has(at) ? slow : quiet));
}

/** Returns the pictures that a film shows: all great moments that get a long frame, and as many quiet ones as fit. */
export function pickFrames(weights: readonly number[]): readonly number[] {
  const great = pickGreatestMoments(weights);
  const all = weights.map((_, at) => at);
  const rest = all.filter((at) => !great.has(at));
  const kept = new Set(
    pickEvenly(
      rest,
      Math.floor((DURATION_BEFORE_LAST - great.size * MIN_GREAT_DURATION) / MIN_QUIET_DURATION),
    ),
  );
  return all.filter((at) => great.has(at) || kept.has(at));
}

/** Returns one of every `every` quiet pictures, with all great moments, the first and the last. */
export function thinFrames(weights: readonly number[], every: number): readonly number[] {
  const great = pickGreatestMoments(weights);
  const rest = weights.map((_, at) => at).filter((at) => !great.has(at));
  const kept = new Set([...rest.filter((_, place) => place % every === 0), weights.length - 1]);
  return weights.map((_, at) => at).filter((at) => great.has(at) || kept.has(at));
}

/** Returns the indices of the great moments; of many with equal weight some, evenly spread. */
export function pickGreatestMoments(
  weights: readonly number[],
  most = MAX_GREAT_MOMENTS,
): ReadonlySet<number> {
  const kept = new Set<number>();
  for (const weight of [...new Set(weights)].sort((one, other) => other - one)) {
    const these = weights.flatMap((one, at) => (one === weight && weight > 0 ? [at] : []));
    for (const at of pickEvenly(these, Math.max(0, most - kept.size))) kept.add(at);
  }
  return kept;
}

/** Returns at most `most` items of a list, evenly spread, including the first and the last. */
export function pickEvenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  if (most <= 1) return list.slice(list.length - most);
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => list[Math.round(at * step)] as T);
}

/** Returns how much the moment that each picture shows matters. */
export function getWeights(pictures: readonly PictureRequest[]): readonly number[] {
  return pictures.map(({ weight = 0 }) => weight);
}
