import { setImmediate } from 'node:timers/promises';

/** So long a part of long work holds the event loop, in ms. */
const SLICE_MS = 8;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Resolves at a later turn of the event loop, another one for each that waits: however many there are, one goes on at a time. */
export async function yieldToEventLoop(): Promise<void> {
  const mine = lastTurn.then(() => setImmediate());
  lastTurn = mine;
  await mine;
}

/**
 * Long work in parts: `if (breath.isDue) await breath.taken()` wherever it can stop, at best every ms or less. Where there is
 * much of it at once, one part goes on in each turn of the event loop.
 */
export class EventLoopYielder {
  #began = performance.now();

  /** Whether others should have their turn now. */
  get isDue(): boolean {
    return performance.now() - this.#began >= SLICE_MS;
  }

  async taken(): Promise<void> {
    await yieldToEventLoop();
    this.#began = performance.now();
  }

  /** The same at the very next turn, before all who wait for theirs: for who holds what they need, as the one connection to a file. */
  async drawn(): Promise<void> {
    await setImmediate();
    this.#began = performance.now();
  }
}
