/** How long a frame stays, in hundredths of a second: of a quiet move, of a great moment, and at least where there are many. */
const QUIET_DURATION = 100;
const GREAT_DURATION = 160;
const MIN_QUIET_DURATION = 25;
const MIN_GREAT_DURATION = 80;
/** How long the last frame stays before the film begins again. */
const LAST_DURATION = 400;
/** No film lasts longer. */
const MAX_DURATION = 3_500;
const DURATION_BEFORE_LAST = MAX_DURATION - LAST_DURATION;

/** So many great moments of a film are long; where there are more of them, the greatest. */
const MAX_GREAT_MOMENTS = 24;

/**
 * For how many hundredths of a second each picture stays, by how much what it shows matters (0 for a quiet move): great
 * moments long, quiet ones short where there are many, the last one longest. At most 35 seconds for as many as
 * {@link pickFrames} gives.
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

/** Which of the pictures a film shows: all great moments, as far as they are long, and of the quiet ones as many as fit. */
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

/** Of every so many quiet pictures one, with all great moments, the first and the last. */
export function thinFrames(weights: readonly number[], every: number): readonly number[] {
  const great = pickGreatestMoments(weights);
  const rest = weights.map((_, at) => at).filter((at) => !great.has(at));
  const kept = new Set([...rest.filter((_, place) => place % every === 0), weights.length - 1]);
  return weights.map((_, at) => at).filter((at) => great.has(at) || kept.has(at));
}

/** The places of the great moments; of many that weigh the same some, evenly spread. */
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

/** At most so many of a list, evenly spread, the first and the last one among them. */
export function pickEvenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  if (most <= 1) return list.slice(list.length - most);
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => list[Math.round(at * step)] as T);
}
