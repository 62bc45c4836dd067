import type { House } from '../../tables/house.ts';
import { comingAlarm, ring } from '../../tables/time/alarms.ts';
import type { Timers } from '../../tables/time/timers.ts';

/** It is looked at the clock again at least this often, in ms, as that may be set. */
const LONGEST = 120_000;
/** And at most this often. */
const SHORTEST = 50;

/** Rings what is set, by one timer to the next alarm of all tables. */
export class AlarmClock {
  readonly #house: () => House;
  readonly #timers: Timers;
  readonly #failed: (error: unknown) => void;
  #cancel: () => void = () => {};
  #closed = false;
  #looking: Promise<void> = Promise.resolve();

  /** `failed`: a bug in work that nobody waits for; it is tried again. */
  constructor(house: () => House, timers: Timers, failed: (error: unknown) => void) {
    this.#house = house;
    this.#timers = timers;
    this.#failed = failed;
  }

  /** Rings what has come, and waits for what is next: an alarm may have been set or taken out. */
  async look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look());
    await this.#looking;
  }

  /** Rings no more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#looking;
  }

  async #look(): Promise<void> {
    this.#cancel();
    if (this.#closed) return;
    const house = this.#house();
    try {
      let next = await comingAlarm(house);
      for (; next && next.at <= house.now(); next = await comingAlarm(house)) await ring(house, next);
      if (next) this.#wait(next.at - house.now());
    } catch (error) {
      this.#failed(error);
      this.#wait(LONGEST);
    }
  }

  #wait(ms: number): void {
    if (this.#closed) return;
    this.#cancel = this.#timers.after(Math.min(LONGEST, Math.max(SHORTEST, ms)), () => void this.look());
  }
}
