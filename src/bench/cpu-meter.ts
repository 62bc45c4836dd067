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
  readonly #renderPool: RenderPool;
  readonly #loop: IntervalHistogram = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  #before = { main: 0, renderers: 0, all: 0 };

  constructor(renderPool: RenderPool) {
    this.#renderPool = renderPool;
    this.#loop.enable();
  }

  /** Returns what was spent since the last call. */
  async spent(): Promise<SpentTime> {
    const now = {
      main: sumMilliseconds(process.threadCpuUsage()),
      renderers: await this.#renderPool.cpuTime(),
      all: sumMilliseconds(process.cpuUsage()),
    };
    const [main, renderers, all] = [
      now.main - this.#before.main,
      now.renderers - this.#before.renderers,
      now.all - this.#before.all,
    ];
    const longestStall = this.#loop.max / 1e6;
    this.#before = now;
    this.#loop.reset();
    return { processor: { main, renderers, other: all - main - renderers }, longestStall };
  }
}

function sumMilliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
