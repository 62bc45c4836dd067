import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Painters } from '../../render/render-pool.ts';
import type { SpentTime } from './move-process.ts';

/** Every so many ms the event loop is looked at, which costs the thread by itself; by as much may a stall be told too long. */
const LOOP_RESOLUTION_MS = 5;

/** Counts the processor time of this process by threads, and how long its event loop is held. */
export class CpuMeter {
  readonly #painters: Painters;
  readonly #loop: IntervalHistogram = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  #before = { main: 0, painters: 0, all: 0 };

  constructor(painters: Painters) {
    this.#painters = painters;
    this.#loop.enable();
  }

  /** Since it was last asked. */
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
