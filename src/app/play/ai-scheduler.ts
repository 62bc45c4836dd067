import type { AppContext } from '../core/context.ts';
import { realTimers, type Timers } from '../core/timers.ts';
import { playAis } from './ai-turns.ts';

/** Delay in ms before AI seats retry after a failure; it doubles up to the longest. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 1_800_000;

/** Time in ms for which an AI search may delay the publishing of people's moves, and the shutdown of the process. */
const PATIENCE_MS = 1_000;

/** Runs AI seats when they are due, each table independently, and retries after a failure. */
export class AiScheduler {
  readonly #ctx: () => AppContext;
  readonly #patience: number;
  readonly #awake = new Map<number, { again: boolean }>();
  readonly #timers: Timers;
  /** Functions that cancel the next retry, by table. */
  readonly #waiting = new Map<number, () => void>();
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  /** `timers` schedule retries only; search time is always measured on the real clock. */
  constructor(ctx: () => AppContext, timers: Timers = realTimers, patience = PATIENCE_MS) {
    this.#ctx = ctx;
    this.#timers = timers;
    this.#patience = patience;
  }

  /** Plays the AI seats of a table that may be due. */
  wake(tableId: number, wait = FIRST_WAIT): void {
    if (this.#closed) return;
    const awake = this.#awake.get(tableId);
    if (awake) awake.again = true;
    else this.#begin(tableId, wait);
  }

  /** Plays the AI seats of a table unless it is already running or waiting for a retry. */
  look(tableId: number): void {
    if (!this.#awake.has(tableId) && !this.#waiting.has(tableId)) this.wake(tableId);
  }

  /** Plays the AI seats of each of these tables that may be due. */
  wakeAll(tableIds: AsyncIterable<number>): void {
    const waking = this.#wakeAll(tableIds)
      .catch((error) => this.#ctx().onError(error, 0))
      .finally(() => this.#running.delete(waking));
    this.#running.add(waking);
  }

  async #wakeAll(tableIds: AsyncIterable<number>): Promise<void> {
    for await (const tableId of tableIds) {
      if (this.#closed) return;
      this.wake(tableId);
    }
  }

  /** Stops waking AI seats. Resolves when the moves in progress are made, or after the patience has passed. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const callOff of this.#waiting.values()) callOff();
    await Promise.race([Promise.all(this.#running), delay(this.#patience)]);
  }

  #begin(tableId: number, wait: number): void {
    const running = this.#run(tableId, wait).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #run(tableId: number, wait: number): Promise<void> {
    const awake = { again: true };
    this.#awake.set(tableId, awake);
    try {
      while (awake.again && !this.#closed) {
        awake.again = false;
        await this.#play(tableId);
      }
    } catch (error) {
      this.#failed(tableId, wait, error);
    } finally {
      this.#awake.delete(tableId);
    }
  }

  /** Plays AI seats. If the search takes long, people's moves are published meanwhile. */
  async #play(tableId: number): Promise<void> {
    const tell = setTimeout(() => this.#ctx().onOutbox(tableId), this.#patience).unref();
    await playAis(this.#ctx(), tableId, () => !this.#closed).finally(() => clearTimeout(tell));
  }

  /** Reports a failure, publishes what was done so far, and schedules a retry. */
  #failed(tableId: number, wait: number, error: unknown): void {
    const ctx = this.#ctx();
    ctx.onError(error, tableId);
    if (this.#closed) return;
    ctx.onOutbox(tableId);
    this.#waiting.get(tableId)?.();
    const again = () => {
      this.#waiting.delete(tableId);
      this.wake(tableId, Math.min(wait * 2, LONGEST_WAIT));
    };
    this.#waiting.set(tableId, this.#timers.after(wait, again));
  }
}

async function delay(ms: number): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
}
