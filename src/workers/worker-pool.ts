import { Piscina } from 'piscina';

/** Time of one task in ms, in the queue and in its thread, and whether it failed. */
export interface TaskTime {
  readonly waited: number;
  readonly took: number;
  readonly failed: boolean;
}

/** Priority and cancellation of one task. */
interface TaskOptions {
  /** Tasks of low priority wait for those of high priority, except for one after every {@link HIGH_IN_A_ROW}. */
  readonly priority?: 'high' | 'low';
  /** Removes a waiting task from the queue. A task that runs already continues until it ends or its time limit passes. */
  readonly signal?: AbortSignal;
}

export interface WorkerPoolOptions {
  /** Module whose default export runs a task. */
  readonly worker: URL;
  /** Number of threads; 1 by default. */
  readonly threads?: number;
  /** Maximum number of waiting tasks of each priority; more are refused. */
  readonly maxQueued?: number;
  /** Time limit of a task in ms, including the start of its thread. */
  readonly timeLimit?: number;
  /** Maximum number of attempts at a task whose thread dies; 1 by default. */
  readonly attempts?: number;
  /** Value of `workerData` in the threads. */
  readonly workerData?: unknown;
  /** Calls back after a time in ms and returns a function that cancels; real time by default. */
  readonly after?: (ms: number, callback: () => void) => () => void;
  /** Called with errors of a thread that belong to no task, after which it is replaced. */
  readonly onError?: (error: Error) => void;
  /** Called once for each task that ends. */
  readonly onTaskEnd?: (time: TaskTime) => void;
}

/** Thrown when a task exceeds its time limit; its thread is terminated. */
export class TaskTimeoutError extends Error {
  override readonly name = 'TaskTimeoutError';
}

/** Time in ms without a task after which a thread ends. A new thread needs 0.3 s for its first picture or search. */
const IDLE_MS = 30_000;

/** Number of high-priority tasks in a row after which a waiting low-priority task runs, so that none starves. */
const HIGH_IN_A_ROW = 8;

const DEFAULT_TIME_LIMIT = 30_000;

interface Waiting {
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

/** Pool of threads that start on demand and end when idle. All tasks pass one queue. */
export class WorkerPool<Task, Result> {
  readonly #piscina: Piscina;
  readonly #options: WorkerPoolOptions;
  readonly #queues = { high: [] as Waiting[], low: [] as Waiting[] };
  /** Controllers that cancel the running tasks, in the order in which Piscina got them. */
  readonly #running = new Set<AbortController>();
  #free: number;
  #highInARow = 0;
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    const { worker, threads = 1, workerData, onError } = options;
    this.#options = options;
    this.#free = threads;
    this.#piscina = new Piscina({
      filename: worker.href,
      execArgv: [],
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      atomics: 'disabled',
      workerData,
      // A large young generation keeps the garbage of finished tasks in memory.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    this.#piscina.on('error', (error: Error) => {
      onError?.(error);
      this.#refuseWithoutThread(error);
    });
  }

  /**
   * Runs a task in a thread. A function is called for its task when it leaves the queue, with the number of high-priority tasks waiting
   * behind it. Rejects if the task or its thread fails, the time limit passes, the queue is full, `signal` aborts or the pool is closed.
   */
  async run(task: Task | ((queued: number) => Task), options: TaskOptions = {}): Promise<Result> {
    const asked = performance.now();
    let started = asked;
    let failed = true;
    try {
      await this.#enter(options);
      started = performance.now();
      try {
        const queued = this.#queues.high.length;
        const result = await this.#attempt(task instanceof Function ? task(queued) : task);
        failed = false;
        return result;
      } finally {
        this.#leave();
      }
    } finally {
      this.#options.onTaskEnd?.({ waited: started - asked, took: performance.now() - started, failed });
    }
  }

  /** Returns the processor time of the running threads in ms. Node 22 lacks this figure. */
  async cpuTime(): Promise<number> {
    const used = await Promise.all(this.#piscina.threads.map((thread) => thread.cpuUsage()));
    return used.reduce((sum, { user, system }) => sum + user + system, 0) / 1000;
  }

  /** Ends the threads and refuses all waiting and later tasks. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of Object.values(this.#queues).flatMap((queue) => queue.splice(0)))
      waiting.refuse(createClosedError());
    await this.#piscina.destroy();
  }

  /**
   * Refuses the tasks for which no thread is left. A thread that cannot start has no task yet, so Piscina would let them wait until
   * their time limit. Its queue size leaves out as many tasks as threads are starting.
   */
  #refuseWithoutThread(error: Error): void {
    const count = this.#piscina.queueSize;
    if (count > 0) for (const running of [...this.#running].slice(-count)) running.abort(error);
  }

  async #enter({ priority = 'high', signal }: TaskOptions): Promise<void> {
    if (this.#isClosed) throw createClosedError();
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await this.#wait(this.#queues[priority], signal);
    this.#highInARow = priority === 'high' ? this.#highInARow + 1 : 0;
  }

  async #wait(queue: Waiting[], signal: AbortSignal | undefined): Promise<void> {
    if (queue.length >= (this.#options.maxQueued ?? Number.POSITIVE_INFINITY))
      throw new Error('Too many tasks wait');
    let cancel = () => {};
    const entered = new Promise<void>((start, refuse) => {
      const waiting = { start, refuse };
      queue.push(waiting);
      cancel = () => {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        queue.splice(at, 1);
        refuse(new Error('The task was cancelled'));
      };
    });
    signal?.addEventListener('abort', cancel, { once: true });
    await entered.finally(() => signal?.removeEventListener('abort', cancel));
  }

  #leave(): void {
    const { high, low } = this.#queues;
    const [first, then] = this.#highInARow < HIGH_IN_A_ROW ? [high, low] : [low, high];
    const next = first.shift() ?? then.shift();
    if (next) next.start();
    else this.#free++;
  }

  async #attempt(task: Task): Promise<Result> {
    const { attempts = 1 } = this.#options;
    for (let tries = 1; ; tries++) {
      // Piscina starts a thread for a task given after its end.
      if (this.#isClosed) throw createClosedError();
      try {
        return await this.#runOnce(task);
      } catch (error) {
        if (tries >= attempts || error instanceof TaskTimeoutError) throw error;
      }
    }
  }

  async #runOnce(task: Task): Promise<Result> {
    const { timeLimit = DEFAULT_TIME_LIMIT, after = callLater } = this.#options;
    const running = new AbortController();
    const { signal } = running;
    const cancel = after(timeLimit, () =>
      running.abort(new TaskTimeoutError(`it took more than ${timeLimit} ms`)),
    );
    this.#running.add(running);
    try {
      return (await this.#piscina.run(task, { signal })) as Result;
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      this.#running.delete(running);
      cancel();
    }
  }
}

function createClosedError(): Error {
  return new Error('The worker pool is closed');
}

function callLater(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms).unref();
  return () => clearTimeout(timer);
}
