/** The fewest hundredths of a second that a frame stays: in less nobody sees what has moved. */
const QUICKEST = 40;
const USUAL = 100;
/** How long the last frame stays before the film begins again. */
const LAST = 400;
/** No film lasts longer, the last frame apart. */
const LONGEST = 11_600;

/** How many pictures a film shows at most. */
export const MOST_FRAMES = LONGEST / QUICKEST;

/** For how many hundredths of a second each of so many pictures stays: the same for all, only the last one longer. */
export function pace(count: number): readonly number[] {
  const each = Math.min(USUAL, Math.max(QUICKEST, Math.floor(LONGEST / count)));
  return Array.from({ length: count }, (_, at) => (at === count - 1 ? LAST : each));
}

/** At most so many of a list, evenly spread, the first and the last one among them. */
export function evenly<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  if (most === 1) return list.slice(-1);
  const step = (list.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => list[Math.round(at * step)] as T);
}
