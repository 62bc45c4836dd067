import { performance } from 'node:perf_hooks';
import { setImmediate as turned } from 'node:timers/promises';

/** What came of some work, and the longest that it held the event loop in one piece, in ms. */
export interface StallResult<T> {
  readonly done: T;
  readonly longest: number;
}

/**
 * Does something and looks at every turn of the event loop how long it took: by the time of this thread's processor where
 * Node tells it, so that what else the machine does counts for nothing.
 */
export async function measureStall<T>(work: () => Promise<T>): Promise<StallResult<T>> {
  const watch = { on: true, longest: 0, at: readThreadCpuMs() };
  const look = () => {
    const now = readThreadCpuMs();
    watch.longest = Math.max(watch.longest, now - watch.at);
    watch.at = now;
    if (watch.on) setImmediate(look);
  };
  setImmediate(look);
  try {
    const done = await work();
    // What never let go of the loop is counted when it turns at last.
    await turned();
    await turned();
    return { done, longest: watch.longest };
  } finally {
    watch.on = false;
  }
}

type ThreadCpu = { readonly threadCpuUsage?: () => { readonly user: number; readonly system: number } };

/** The time of this thread's processor, in ms. */
function readThreadCpuMs(): number {
  const used = (process as ThreadCpu).threadCpuUsage?.();
  return used ? (used.user + used.system) / 1000 : performance.now();
}
