import { performance } from 'node:perf_hooks';

export interface Timing {
  /** How long one measurement lasts, in milliseconds. */
  readonly milliseconds: number;
  /** How many measurements are made, after one that warms up and is not counted. */
  readonly times: number;
}

/**
 * How many units of work are done in a second: the best of several measurements, so that what else the machine does
 * disturbs least. `work` does a batch and returns how many units that were.
 */
export function bestRate(work: () => number, { milliseconds, times }: Timing): number {
  rate(work, milliseconds);
  return Math.max(...Array.from({ length: times }, () => rate(work, milliseconds)));
}

function rate(work: () => number, milliseconds: number): number {
  const began = performance.now();
  let done = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    done += work();
    elapsed = performance.now() - began;
  }
  return (done * 1000) / elapsed;
}
