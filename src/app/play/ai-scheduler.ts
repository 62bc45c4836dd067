import type { AppContext } from '../core/context.ts';
import { realTimers, type Timers } from '../core/timers.ts';
import { playAis } from './ai-turns.ts';

/** Ms before AI seats that met a failure try again; it doubles up to the longest. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 1_800_000;

/** Ms that a thought may keep the channel waiting for what people did, and the process for its end. */
const PATIENCE_MS = 1_000;

/** Wakes AI seats where they are to move: each table by itself, and again after a failure. */
export class AiScheduler {
  readonly #house: () => AppContext;
  readonly #patience: number;
  readonly #awake = new Map<number, { again: boolean }>();
  readonly #timers: Timers;
  /** What calls off the next try, by table. */
  readonly #waiting = new Map<number, () => void>();
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  /** `timers`: what new tries wait by; how long a thought takes is the machine's own time. */
  constructor(house: () => AppContext, timers: Timers = realTimers, patience = PATIENCE_MS) {
    this.#house = house;
    this.#timers = timers;
    this.#patience = patience;
  }

  /** AI seats may be to move at this table. */
  wake(tableId: number, wait = FIRST_WAIT): void {
    if (this.#closed) return;
    const awake = this.#awake.get(tableId);
    if (awake) awake.again = true;
    else this.#begin(tableId, wait);
  }

  /** The same where nobody sees to it yet: what waits for a new try goes on waiting. */
  look(tableId: number): void {
    if (!this.#awake.has(tableId) && !this.#waiting.has(tableId)) this.wake(tableId);
  }

  /** AI seats may be to move at any of these. */
  wakeAll(tableIds: AsyncIterable<number>): void {
    const waking = this.#wakeAll(tableIds)
      .catch((error) => this.#house().onError(error, 0))
      .finally(() => this.#running.delete(waking));
    this.#running.add(waking);
  }

  async #wakeAll(tableIds: AsyncIterable<number>): Promise<void> {
    for await (const tableId of tableIds) {
      if (this.#closed) return;
      this.wake(tableId);
    }
  }

  /** Wakes nobody any more; resolves when the move that each table is thinking of is made, or is not made soon. */
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

  /** Where a thought takes long, the channel is told at once what people did. */
  async #play(tableId: number): Promise<void> {
    const tell = setTimeout(() => this.#house().onOutbox(tableId), this.#patience).unref();
    await playAis(this.#house(), tableId, () => !this.#closed).finally(() => clearTimeout(tell));
  }

  /** What was done by then is told all the same. */
  #failed(tableId: number, wait: number, error: unknown): void {
    const ctx = this.#house();
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
