import { performance } from 'node:perf_hooks';

export interface Timing {
  /** Duration of one measurement, in milliseconds. */
  readonly milliseconds: number;
  /** Number of measurements, after a warm-up that is not counted. */
  readonly times: number;
  /** Clock in ms; by default the wall clock. */
  readonly clock?: () => number;
}

/**
 * Returns the units of work done in a second: the best of several measurements, which other load on the machine
 * disturbs least. `work` does a batch and returns its number of units.
 */
export function measureBestRate(work: () => number, timing: Timing): number {
  return measureBestRates(() => [work(), 0], timing)[0];
}

/** Works as {@link measureBestRate} for work counted in two units at once; the first decides which measurement is best. */
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
