import { performance } from 'node:perf_hooks';
import { setImmediate as turned } from 'node:timers/promises';

/** Result of some work, and its longest uninterrupted hold of the event loop, in ms. */
export interface StallResult<T> {
  readonly done: T;
  readonly longest: number;
}

/**
 * Runs the work and measures every turn of the event loop.
 * Where Node reports this thread's CPU time, that is used, so that other load of the machine does not count.
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
    // Work that never yielded is counted when the loop turns at last.
    await turned();
    await turned();
    return { done, longest: watch.longest };
  } finally {
    watch.on = false;
  }
}

type ThreadCpu = { readonly threadCpuUsage?: () => { readonly user: number; readonly system: number } };

/** Returns this thread's CPU time in ms. */
function readThreadCpuMs(): number {
  const used = (process as ThreadCpu).threadCpuUsage?.();
  return used ? (used.user + used.system) / 1000 : performance.now();
}
