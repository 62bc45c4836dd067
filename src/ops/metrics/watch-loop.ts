import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** So often it is looked how late the event loop is, in ms. */
const CHECK_INTERVAL_MS = 50;

/** Measures how long the event loop is held, until the function that it returns is called. */
export function watchLoop({ loopDelays, longestHold }: Pick<Metrics, 'loopDelays' | 'longestHold'>): {
  /** Notes the longest hold since it was called before. */
  readonly note: () => void;
  readonly close: () => void;
} {
  const held = monitorEventLoopDelay({ resolution: 10 });
  held.enable();
  let due = performance.now() + CHECK_INTERVAL_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    loopDelays.observe(Math.max(0, now - due) / 1000);
    due = now + CHECK_INTERVAL_MS;
  }, CHECK_INTERVAL_MS).unref();
  const note = () => {
    // In ns, and the 10 ms of its own timer within.
    longestHold.set(Math.max(0, held.max / 1e9 - 0.01));
    held.reset();
  };
  return {
    note,
    close: () => {
      clearInterval(timer);
      held.disable();
    },
  };
}
