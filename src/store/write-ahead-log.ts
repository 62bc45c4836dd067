import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const syncData = promisify(fdatasync);

/** SQLite's log of changes (`-wal`): one and the same file from the first commit until the database is closed. */
export class WriteAheadLog {
  readonly #path: string;
  #file: number | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** Resolves when what is in it is on the disk; other threads wait, not this one. */
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
 * Makes one flush of the disk serve all who asked for it before it began. Returns a function that resolves when all
 * that was written before the call is on the disk.
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
