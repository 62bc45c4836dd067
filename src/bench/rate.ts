import { performance } from 'node:perf_hooks';

export interface Timing {
  /** How long one measurement lasts, in milliseconds. */
  readonly milliseconds: number;
  /** How many measurements are made, after one that warms up and is not counted. */
  readonly times: number;
  /** What time is measured by, in ms: the wall’s unless told. */
  readonly clock?: () => number;
}

/**
 * How many units of work are done in a second: the best of several measurements, so that what else the machine does
 * disturbs least. `work` does a batch and returns how many units that were.
 */
export function measureBestRate(work: () => number, timing: Timing): number {
  return measureBestRates(() => [work(), 0], timing)[0];
}

/** As {@link measureBestRate}, of work that is counted in two units at once; the first decides which measurement is best. */
export function measureBestRates(
  work: () => readonly [number, number],
  { milliseconds, times, clock = () => performance.now() }: Timing,
): readonly [number, number] {
  measureOnce(work, milliseconds, clock);
  const rates = Array.from({ length: times }, () => measureOnce(work, milliseconds, clock));
  return rates.reduce((best, other) => (other[0] > best[0] ? other : best));
}

function measureOnce(
  work: () => readonly [number, number],
  milliseconds: number,
  clock: () => number,
): readonly [number, number] {
  const began = clock();
  const done: [number, number] = [0, 0];
  let elapsed = 0;
  while (elapsed < milliseconds) {
    const [first, second] = work();
    done[0] += first;
    done[1] += second;
    elapsed = clock() - began;
  }
  return [(done[0] * 1000) / elapsed, (done[1] * 1000) / elapsed];
}
