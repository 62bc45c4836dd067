import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { RenderPool } from '../../render/render-pool.ts';
import type { SpentTime } from './move-process.ts';

/**
 * Sampling interval of the event loop, in ms. Sampling costs the thread time itself, and stalls may be reported too
 * long by this much.
 */
const LOOP_RESOLUTION_MS = 5;

/** Measures the processor time of this process by threads, and the longest stall of its event loop. */
export class CpuMeter {
  readonly #painters: RenderPool;
  readonly #loop: IntervalHistogram = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  #before = { main: 0, painters: 0, all: 0 };

  constructor(renderPool: RenderPool) {
    this.#painters = renderPool;
    this.#loop.enable();
  }

  /** Returns what was spent since the last call. */
  async spent(): Promise<SpentTime> {
    const now = {
      main: sumMilliseconds(process.threadCpuUsage()),
      painters: await this.#painters.cpuTime(),
      all: sumMilliseconds(process.cpuUsage()),
    };
    const [main, painters, all] = [
      now.main - this.#before.main,
      now.painters - this.#before.painters,
      now.all - this.#before.all,
    ];
    const longestStall = this.#loop.max / 1e6;
    this.#before = now;
    this.#loop.reset();
    return { processor: { main, painters, other: all - main - painters }, longestStall };
  }
}

function sumMilliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
