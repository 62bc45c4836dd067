import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from './metrics.ts';

/** Interval in ms at which the delay of the event loop is measured. */
const CHECK_INTERVAL_MS = 50;

/** Measures how long the event loop is blocked, until `close` is called. */
export function watchLoop({ loopDelays, longestHold }: Pick<Metrics, 'loopDelays' | 'longestHold'>): {
  /** Records the longest block since the previous call. */
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
    // In ns, and includes the 10 ms of the monitor's own timer.
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
