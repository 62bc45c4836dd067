/** How long a frame stays, in hundredths of a second: of a quiet move, of a great moment, and at least where there are many. */
const QUIET = 100;
const GREAT = 160;
const QUICK = 25;
const BRIEF = 80;
/** How long the last frame stays before the film begins again. */
const LAST = 400;
/** No film lasts longer. */
const LONGEST = 3_500;
const ROOM = LONGEST - LAST;

/** So many great moments of a film are long; where there are more of them, the greatest. */
const MOST_GREAT = 24;

/**
 * For how many hundredths of a second each picture stays, by how much what it shows matters (0 for a quiet move): great
 * moments long, quiet ones short where there are many, the last one longest. At most 35 seconds for as many as
 * {@link frames} gives.
 */
export function pace(weights: readonly number[]): readonly number[] {
  const great = greatest(weights);
  const last = weights.length - 1;
  const long = [...great].filter((at) => at !== last).length;
  const many = weights.length - 1 - long;
  const calm = many * QUIET + long * GREAT <= ROOM;
  const spare = Math.floor((ROOM - long * BRIEF) / Math.max(1, many));
  const [quiet, slow] = calm ? [QUIET, GREAT] : [Math.max(QUICK, Math.min(QUIET, spare)), BRIEF];
  return weights.map((_, at) => (at === last ? LAST : great.has(at) ? slow : quiet));
}

/** Which of the pictures a film shows: all great moments, as far as they are long, and of the quiet ones as many as fit. */
export function frames(weights: readonly number[]): readonly number[] {
  const great = greatest(weights);
  const all = weights.map((_, at) => at);
  const rest = all.filter((at) => !great.has(at));
  const kept = new Set(evenly(rest, Math.floor((ROOM - great.size * BRIEF) / QUICK)));
  return all.filter((at) => great.has(at) || kept.has(at));
}

/** Of every so many quiet pictures one, with all great moments, the first and the last. */
export function thinned(weights: readonly number[], every: number): readonly number[] {
  const great = greatest(weights);
  const rest = weights.map((_, at) => at).filter((at) => !great.has(at));
  const kept = new Set([...rest.filter((_, place) => place % every === 0), weights.length - 1]);
  return weights.map((_, at) => at).filter((at) => great.has(at) || kept.has(at));
}

/** The places of the great moments; of many that weigh the same some, evenly spread. */
export function greatest(weights: readonly number[], most = MOST_GREAT): ReadonlySet<number> {
  const kept = new Set<number>();
  for (const weight of [...new Set(weights)].sort((one, other) => other - one)) {
    const these = weights.flatMap((one, at) => (one === weight && weight > 0 ? [at] : []));
    for (const at of evenly(these, Math.max(0, most - kept.size))) kept.add(at);
  }
  return kept;
}

/** At most so many of a list, evenly spread, the first and the last one among them. */
export function evenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  if (most <= 1) return list.slice(list.length - most);
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => list[Math.round(at * step)] as T);
}
