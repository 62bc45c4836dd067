import { setImmediate } from 'node:timers/promises';

/** Maximum time for which a part of long work holds the event loop, in ms. */
const SLICE_MS = 8;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Resolves in a later turn of the event loop. Each waiting caller gets its own turn, so only one continues at a time. */
export async function yieldToEventLoop(): Promise<void> {
  const mine = lastTurn.then(() => setImmediate());
  lastTurn = mine;
  await mine;
}

/**
 * Splits long work into slices. Call `if (yielder.isDue) await yielder.taken()` at each point where the work can pause, at
 * best every ms or less. Concurrent work of this kind continues one slice a turn of the event loop.
 */
export class EventLoopYielder {
  #began = performance.now();

  /** True if the current slice has used up its time. */
  get isDue(): boolean {
    return performance.now() - this.#began >= SLICE_MS;
  }

  async taken(): Promise<void> {
    await yieldToEventLoop();
    this.#began = performance.now();
  }

  /**
   * Resolves in the very next turn of the event loop, ahead of all others. For work that holds a resource the others need,
   * such as the only connection to a file.
   */
  async drawn(): Promise<void> {
    await setImmediate();
    this.#began = performance.now();
  }
}
