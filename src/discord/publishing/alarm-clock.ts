import { findUpcomingAlarm, findUpcomingDate, fireDueAlarm, fireDueDate } from '../../app/alarms/alarms.ts';
import type { AppContext } from '../../app/core/context.ts';
import type { Timers } from '../../app/core/timers.ts';
import { yieldToEventLoop } from '../../app/core/yield-to-event-loop.ts';

/** Maximum interval in ms between looks at the clock, which may be adjusted. */
const MAX_WAIT_MS = 120_000;
/** Minimum interval in ms between looks. */
const MIN_WAIT_MS = 50;
/** Number of alarms after which {@link AlarmClock.lookOn} stops waiting. */
const MAX_AWAITED = 20;

/** Fires due alarms of all tables, and due dates without a table, by one timer to the next. */
export class AlarmClock {
  readonly #ctx: () => AppContext;
  readonly #timers: Timers;
  readonly #failed: (error: unknown) => void;
  #cancel: () => void = () => {};
  #closed = false;
  #looking: Promise<void> = Promise.resolve();
  /** The last look queued in {@link #looking} has not begun, so it serves all callers until then. */
  #willLook = false;
  /** Callers to release as soon as many alarms have fired. */
  readonly #hurried = new Set<() => void>();
  #isLong = false;

  /** `failed`: reports a bug in background work, which is then retried. */
  constructor(ctx: () => AppContext, timers: Timers, failed: (error: unknown) => void) {
    this.#ctx = ctx;
    this.#timers = timers;
    this.#failed = failed;
  }

  /** Fires what is due and schedules the next look, as an alarm may have been set or cancelled. */
  async look(): Promise<void> {
    if (!this.#willLook) {
      this.#willLook = true;
      this.#looking = this.#looking.then(() => this.#look());
    }
    await this.#looking;
  }

  /** Fires what is due, but returns early if many alarms are due; they go on firing in the background. */
  async lookOn(): Promise<void> {
    const looking = this.look();
    if (this.#isLong) return;
    await new Promise<void>((resolve) => {
      this.#hurried.add(resolve);
      void looking.then(() => this.#hurried.delete(resolve) && resolve());
    });
  }

  /** Stops firing alarms, after the current one. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#cancel();
    await this.#looking;
  }

  async #look(): Promise<void> {
    this.#willLook = false;
    this.#cancel();
    if (this.#closed) return;
    const ctx = this.#ctx();
    try {
      const next = Math.min(
        await this.#fireAll(ctx, findUpcomingAlarm, fireDueAlarm),
        await this.#fireAll(ctx, findUpcomingDate, fireDueDate),
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
   * Fires everything that is due, yielding to the event loop in between. Returns the time of the next in ms since 1970; infinity if none is
   * set.
   */
  async #fireAll<T extends { readonly at: number }>(
    ctx: AppContext,
    coming: (ctx: AppContext) => Promise<T | undefined>,
    fire: (ctx: AppContext, one: T) => Promise<void>,
  ): Promise<number> {
    let next = await coming(ctx);
    for (let fired = 1; next && next.at <= ctx.now() && !this.#closed; fired++, next = await coming(ctx)) {
      await fire(ctx, next);
      await yieldToEventLoop();
      if (fired === MAX_AWAITED) this.#letGo();
    }
    return next?.at ?? Number.POSITIVE_INFINITY;
  }
}
