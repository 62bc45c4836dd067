import { turnOfLoop } from '../../tables/breath.ts';
import type { House } from '../../tables/house.ts';
import { comingAlarm, ring } from '../../tables/time/alarms.ts';
import { comingDate, ringDate } from '../../tables/time/dates.ts';
import type { Timers } from '../../tables/time/timers.ts';

/** It is looked at the clock again at least this often, in ms, as that may be set. */
const LONGEST = 120_000;
/** And at most this often. */
const SHORTEST = 50;

/** Rings what is set, by one timer to the next alarm of all tables, or date of none. */
export class AlarmClock {
  readonly #house: () => House;
  readonly #timers: Timers;
  readonly #failed: (error: unknown) => void;
  #cancel: () => void = () => {};
  #closed = false;
  #looking: Promise<void> = Promise.resolve();
  /** The last look of {@link #looking} has not begun: it serves all who want one by then. */
  #willLook = false;

  /** `failed`: a bug in work that nobody waits for; it is tried again. */
  constructor(house: () => House, timers: Timers, failed: (error: unknown) => void) {
    this.#house = house;
    this.#timers = timers;
    this.#failed = failed;
  }

  /** Rings what has come, and waits for what is next: an alarm may have been set or taken out. */
  async look(): Promise<void> {
    if (!this.#willLook) {
      this.#willLook = true;
      this.#looking = this.#looking.then(() => this.#look());
    }
    await this.#looking;
  }

  /** Rings no more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#looking;
  }

  async #look(): Promise<void> {
    this.#willLook = false;
    this.#cancel();
    if (this.#closed) return;
    const house = this.#house();
    try {
      const next = Math.min(
        await this.#ringAll(house, comingAlarm, ring),
        await this.#ringAll(house, comingDate, ringDate),
      );
      this.#wait(next - house.now());
    } catch (error) {
      this.#failed(error);
      this.#wait(LONGEST);
    }
  }

  #wait(ms: number): void {
    if (this.#closed) return;
    this.#cancel = this.#timers.after(Math.min(LONGEST, Math.max(SHORTEST, ms)), () => void this.look());
  }

  /**
   * Rings all that has come, others between one and the next, and returns when the next comes, in ms since 1970; infinity where
   * nothing is set.
   */
  async #ringAll<T extends { readonly at: number }>(
    house: House,
    coming: (house: House) => Promise<T | undefined>,
    ring: (house: House, one: T) => Promise<void>,
  ): Promise<number> {
    let next = await coming(house);
    for (; next && next.at <= house.now() && !this.#closed; next = await coming(house)) {
      await ring(house, next);
      await turnOfLoop();
    }
    return next?.at ?? Number.POSITIVE_INFINITY;
  }
}
