import { Piscina } from 'piscina';
import type { Judgement } from '../players/judgement.ts';
import type { Done, JudgingTask, Task } from './worker.ts';

/** So often a thought is begun whose thread died of it. */
const TRIES = 3;

/**
 * No thought takes this long with the beginning of its thread; one that does is given up with it, in ms. Where other programs keep the
 * processors busy, a thread that gives way to them takes ten seconds and more to begin.
 */
const LIMIT = 30_000;

export interface ThreadsOptions {
  readonly threads?: number;
  /** What a thread does: another one in tests. */
  readonly worker?: URL;
  /** Calls back after so many ms; what is returned calls it off. The machine's own unless told. */
  readonly after?: (ms: number, callback: () => void) => () => void;
}

/** So much later than all else they are given the processor, as `nice` counts: who answers people waits for none of them. */
const GIVES_WAY = process.platform === 'linux' ? 8 : 0;

/** The threads in which is thought. They start when there is something to think of, and stay until `close`. */
export class Threads {
  readonly #pool: Piscina;
  readonly #after: NonNullable<ThreadsOptions['after']>;
  #isClosed = false;

  constructor({ threads, worker, after }: ThreadsOptions & { readonly threads: number }) {
    this.#pool = new Piscina({
      filename: (worker ?? new URL('./worker.ts', import.meta.url)).href,
      execArgv: [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: Number.POSITIVE_INFINITY,
      concurrentTasksPerWorker: 1,
      atomics: 'disabled',
      niceIncrement: GIVES_WAY,
    });
    this.#after = after ?? afterMs;
  }

  /**
   * The task is begun at once where a thread is free. A thread that dies is replaced, and the thought made again: it comes
   * to the same. Throws where it died of it again and again, or where it thinks without end.
   */
  async run(task: Task): Promise<Done>;
  async run(task: JudgingTask): Promise<Judgement | null>;
  async run(task: Task | JudgingTask): Promise<Done | Judgement | null> {
    for (let tries = 1; ; tries++) {
      // A pool that was closed would start a thread for it.
      if (this.#isClosed) throw new Error('Nobody thinks any more');
      const limit = new AbortController();
      const callOff = this.#after(LIMIT, () => limit.abort());
      try {
        return (await this.#pool.run(task, { signal: limit.signal })) as Done | Judgement | null;
      } catch (cause) {
        if (tries < TRIES && !limit.signal.aborted) continue;
        const why = limit.signal.aborted ? 'it took too long' : (cause as Error).message;
        throw new Error(`The thought about ${task.game} failed: ${why}`, { cause });
      } finally {
        callOff();
      }
    }
  }

  /** Ends the threads; thoughts that wait are refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#pool.destroy();
  }
}

function afterMs(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms).unref();
  return () => clearTimeout(timer);
}
