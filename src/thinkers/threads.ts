import { Piscina } from 'piscina';
import type { Judgement } from '../players/judgement.ts';
import type { Done, JudgingTask, Task } from './worker.ts';

/** So often a thought is begun whose thread died of it. */
const TRIES = 3;

/**
 * No thought takes so many ms, the beginning of its thread included; one that does is given up, and a thread that is at it is ended.
 * Where other programs keep the processors busy, a thread that gives way to them takes ten seconds and more to begin.
 */
const LIMIT = 30_000;

const TOO_LONG = new Error('it took too long');

export interface ThreadsOptions {
  readonly threads?: number;
  /** What a thread does: another one in tests. */
  readonly worker?: URL;
  /** What goes wrong with a thread and with no thought: another one takes its place. */
  readonly trouble?: (error: unknown) => void;
  /** Calls back after so many ms; what is returned calls it off. The machine's own unless told. */
  readonly after?: (ms: number, callback: () => void) => () => void;
}

/** So much later than all else they are given the processor, as `nice` counts: who answers people waits for none of them. */
const GIVES_WAY = process.platform === 'linux' ? 8 : 0;

/** The threads in which is thought. One starts where a thought finds none that is free, and stays until `close`. */
export class Threads {
  readonly #pool: Piscina;
  readonly #after: NonNullable<ThreadsOptions['after']>;
  /** By which the thoughts can be given up that are not thought yet. */
  readonly #limits = new Set<AbortController>();
  #isClosed = false;

  constructor({ threads, worker, after, trouble = () => {} }: ThreadsOptions & { readonly threads: number }) {
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
    // A thread that cannot begin has no thought yet: who waits for it would wait for the whole time that a thought may take.
    this.#pool.on('error', (error: Error) => {
      trouble(error);
      for (const limit of this.#limits) limit.abort(error);
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
      const { signal } = limit;
      const callOff = this.#after(LIMIT, () => limit.abort(TOO_LONG));
      this.#limits.add(limit);
      try {
        return (await this.#pool.run(task, { signal })) as Done | Judgement | null;
      } catch (error) {
        const cause = (signal.aborted ? signal.reason : error) as Error;
        if (tries < TRIES && cause !== TOO_LONG) continue;
        throw new Error(`The thought about ${task.game} failed: ${cause.message}`, { cause });
      } finally {
        this.#limits.delete(limit);
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
