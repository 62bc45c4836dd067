import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const syncData = promisify(fdatasync);

/** SQLite's write-ahead log (`-wal`): one file from the first commit until the database is closed. */
export class WriteAheadLog {
  readonly #path: string;
  #file: number | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** Resolves when its content is on disk; the wait blocks another thread, not this one. */
  async flush(): Promise<void> {
    this.#file ??= openSync(this.#path, 'r+');
    await syncData(this.#file);
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}

/**
 * Lets one disk flush serve all callers that asked before it began. Returns a function that resolves when everything
 * written before the call is on disk.
 */
export function coalesceFlushes(flush: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    next = null;
    running = flush().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return run();
    next ??= running.then(run, run);
    return next;
  };
}
