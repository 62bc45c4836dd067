import type { Logger } from 'pino';
import type { Timers } from '../../app/core/timers.ts';
import { getRetryAfter } from '../core/rest/failure.ts';

/** Time in ms before the first retry; it doubles up to the longest. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 1_800_000;

/** Publishing of items by number: a table, or a message without a table. */
export interface PublishJob {
  tell(id: number): Promise<void>;
  /** Returns whether the target is unavailable; the item then waits until the bot is back. */
  isLeft(id: number): Promise<boolean>;
  readonly log: Logger;
  /** Name of the number in log lines. */
  readonly called: 'table' | 'notice' | 'match';
}

/** State of a run that is publishing an item. */
interface PublishRun {
  again: boolean;
  done: Promise<void>;
  failure: unknown;
}

/** Schedules publishing: items in parallel, runs of one item in sequence, and retries after a failure. */
export class Publisher {
  readonly #saying: PublishJob;
  readonly #timers: Timers;
  readonly #told: () => Promise<void>;
  readonly #busy = new Map<number, PublishRun>();
  /** Functions that cancel the next retry, by number. */
  readonly #waiting = new Map<number, () => void>();
  #closed = false;
  #idle: (() => void)[] = [];

  /** `told`: called after each successful run, as an alarm may have been set. */
  constructor(saying: PublishJob, timers: Timers, told: () => Promise<void> = async () => {}) {
    this.#saying = saying;
    this.#timers = timers;
    this.#told = told;
  }

  /** Publishes an item, or once more if a run is under way. */
  publish(id: number, wait = FIRST_WAIT_MS): void {
    if (this.#closed) return;
    const busy = this.#busy.get(id);
    if (busy) busy.again = true;
    else this.#begin(id, wait);
  }

  /** Publishes an item unless it is already running or waiting for a retry. */
  look(id: number): void {
    if (!this.#busy.has(id) && !this.#waiting.has(id)) this.publish(id);
  }

  /** Retries an item now if it waits for a retry, because a player is present. */
  retryNow(id: number): void {
    if (this.#stopWaiting(id)) this.publish(id);
  }

  /** Resolves when the current run of an item ends: with null, or its error. */
  async outcome(id: number): Promise<unknown> {
    const busy = this.#busy.get(id);
    await busy?.done;
    return busy?.failure ?? null;
  }

  /** Resolves when no run is under way. */
  async idle(): Promise<void> {
    if (this.#busy.size > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Resolves when all current runs have ended. */
  async settled(): Promise<void> {
    await Promise.all([...this.#busy.values()].map(({ done }) => done));
  }

  /** Starts no more runs, and waits for the current ones. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const id of [...this.#waiting.keys()]) this.#stopWaiting(id);
    await this.idle();
  }

  #begin(id: number, wait: number): void {
    const busy: PublishRun = { again: true, done: Promise.resolve(), failure: null };
    this.#busy.set(id, busy);
    busy.done = this.#run(id, wait, busy);
  }

  async #run(id: number, wait: number, busy: PublishRun): Promise<void> {
    try {
      while (busy.again && !this.#closed) {
        busy.again = false;
        await this.#saying.tell(id);
        await this.#told();
      }
    } catch (error) {
      busy.failure = error;
      if (await this.#saying.isLeft(id).catch(() => false)) this.#leave(id, error);
      else this.#later(id, getRetryAfter(error) ?? wait, error);
    } finally {
      this.#busy.delete(id);
      if (this.#busy.size === 0) for (const resolve of this.#idle.splice(0)) resolve();
    }
  }

  /** Leaves an item until the bot is in that server again. */
  #leave(id: number, error: unknown): void {
    this.#saying.log.info({ [this.#saying.called]: id, err: error }, 'The channel is unavailable');
  }

  #later(id: number, wait: number, error: unknown): void {
    this.#saying.log.warn(
      { [this.#saying.called]: id, err: error, wait },
      'Failed to publish to the channel; will retry',
    );
    if (this.#closed) return;
    this.#stopWaiting(id);
    const again = () => {
      this.#waiting.delete(id);
      this.publish(id, Math.min(wait * 2, LONGEST_WAIT_MS));
    };
    this.#waiting.set(id, this.#timers.after(wait, again));
  }

  #stopWaiting(id: number): boolean {
    this.#waiting.get(id)?.();
    return this.#waiting.delete(id);
  }
}
