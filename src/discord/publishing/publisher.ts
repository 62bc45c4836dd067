import type { Logger } from 'pino';
import type { Timers } from '../../app/core/timers.ts';
import { getRetryAfter } from '../core/rest/failure.ts';

/** Ms before the first new try; it doubles up to the longest. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 1_800_000;

/** How what is told is told, each by its number: a table, or a message that belongs to none. */
export interface PublishJob {
  tell(id: number): Promise<void>;
  /** Whoever would be told is out of reach: it is left, until the bot is there again. */
  isLeft(id: number): Promise<boolean>;
  readonly log: Logger;
  /** What a line of the log calls the number. */
  readonly called: 'table' | 'notice' | 'match';
}

/** What is being told, and until when. */
interface PublishRun {
  again: boolean;
  done: Promise<void>;
  failure: unknown;
}

/**
 * Decides when the channels are told what is queued for them: each number by itself, one time after another, and again after a
 * failure.
 */
export class Publisher {
  readonly #saying: PublishJob;
  readonly #timers: Timers;
  readonly #told: () => Promise<void>;
  readonly #busy = new Map<number, PublishRun>();
  /** What calls off the next try, by number. */
  readonly #waiting = new Map<number, () => void>();
  #closed = false;
  #idle: (() => void)[] = [];

  /** `told`: what is done whenever a channel has been told, as an alarm may have been set. */
  constructor(saying: PublishJob, timers: Timers, told: () => Promise<void> = async () => {}) {
    this.#saying = saying;
    this.#timers = timers;
    this.#told = told;
  }

  /** There may be something to tell of this. */
  news(id: number, wait = FIRST_WAIT_MS): void {
    if (this.#closed) return;
    const busy = this.#busy.get(id);
    if (busy) busy.again = true;
    else this.#begin(id, wait);
  }

  /** The same where nobody sees to it yet: what waits for a new try goes on waiting. */
  look(id: number): void {
    if (!this.#busy.has(id) && !this.#waiting.has(id)) this.news(id);
  }

  /** Somebody is there: what waits for a new try is tried now. */
  nudge(id: number): void {
    if (this.#stopWaiting(id)) this.news(id);
  }

  /** Resolves when what is being told of this is told: with null, or the error where it could not be. */
  async outcome(id: number): Promise<unknown> {
    const busy = this.#busy.get(id);
    await busy?.done;
    return busy?.failure ?? null;
  }

  /** Resolves when nothing is being told. */
  async idle(): Promise<void> {
    if (this.#busy.size > 0) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  /** Resolves when all is told that is being told now. */
  async settled(): Promise<void> {
    await Promise.all([...this.#busy.values()].map(({ done }) => done));
  }

  /** Tells nothing more; what is under way is finished. */
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

  /** It is told when the bot is in that server again. */
  #leave(id: number, error: unknown): void {
    this.#saying.log.info({ [this.#saying.called]: id, err: error }, 'The channel is out of reach');
  }

  #later(id: number, wait: number, error: unknown): void {
    this.#saying.log.warn(
      { [this.#saying.called]: id, err: error, wait },
      'The channel could not be told; it will be tried again',
    );
    if (this.#closed) return;
    this.#stopWaiting(id);
    const again = () => {
      this.#waiting.delete(id);
      this.news(id, Math.min(wait * 2, LONGEST_WAIT_MS));
    };
    this.#waiting.set(id, this.#timers.after(wait, again));
  }

  #stopWaiting(id: number): boolean {
    this.#waiting.get(id)?.();
    return this.#waiting.delete(id);
  }
}
