import { findUpcomingAlarm, fireDueAlarm } from '../../app/alarms/alarms.ts';
import { findUpcomingDate, fireDueDate } from '../../app/alarms/dates.ts';
import type { AppContext } from '../../app/core/context.ts';
import type { Timers } from '../../app/core/timers.ts';
import { yieldToEventLoop } from '../../app/core/yield-to-event-loop.ts';

/** It is looked at the clock again at least this often, in ms, as that may be set. */
const MAX_WAIT_MS = 120_000;
/** And at most this often. */
const MIN_WAIT_MS = 50;
/** Who looks on waits until so many have rung, and no longer. */
const MAX_AWAITED = 20;

/** Rings what is set, by one timer to the next alarm of all tables, or date of none. */
export class AlarmClock {
  readonly #house: () => AppContext;
  readonly #timers: Timers;
  readonly #failed: (error: unknown) => void;
  #cancel: () => void = () => {};
  #closed = false;
  #looking: Promise<void> = Promise.resolve();
  /** The last look of {@link #looking} has not begun: it serves all who want one by then. */
  #willLook = false;
  /** What goes on as soon as many have rung. */
  readonly #hurried = new Set<() => void>();
  #isLong = false;

  /** `failed`: a bug in work that nobody waits for; it is tried again. */
  constructor(house: () => AppContext, timers: Timers, failed: (error: unknown) => void) {
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

  /** The same, but where much has come it goes on without whoever waits here. */
  async lookOn(): Promise<void> {
    const looking = this.look();
    if (this.#isLong) return;
    await new Promise<void>((resolve) => {
      this.#hurried.add(resolve);
      void looking.then(() => this.#hurried.delete(resolve) && resolve());
    });
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
    const ctx = this.#house();
    try {
      const next = Math.min(
        await this.#ringAll(ctx, findUpcomingAlarm, fireDueAlarm),
        await this.#ringAll(ctx, findUpcomingDate, fireDueDate),
      );
      this.#wait(next - ctx.now());
    } catch (error) {
      this.#failed(error);
      this.#wait(MAX_WAIT_MS);
    } finally {
      this.#isLong = false;
    }
  }

  #wait(ms: number): void {
    if (this.#closed) return;
    this.#cancel = this.#timers.after(
      Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, ms)),
      () => void this.look(),
    );
  }

  #letGo(): void {
    this.#isLong = true;
    for (const resolve of this.#hurried) resolve();
    this.#hurried.clear();
  }

  /**
   * Rings all that has come, others between one and the next, and returns when the next comes, in ms since 1970; infinity where
   * nothing is set.
   */
  async #ringAll<T extends { readonly at: number }>(
    ctx: AppContext,
    coming: (house: AppContext) => Promise<T | undefined>,
    ring: (house: AppContext, one: T) => Promise<void>,
  ): Promise<number> {
    let next = await coming(ctx);
    for (let rung = 1; next && next.at <= ctx.now() && !this.#closed; rung++, next = await coming(ctx)) {
      await ring(ctx, next);
      await yieldToEventLoop();
      if (rung === MAX_AWAITED) this.#letGo();
    }
    return next?.at ?? Number.POSITIVE_INFINITY;
  }
}
