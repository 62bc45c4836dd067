import { Alarms } from './alarms.ts';
import type { Clock } from './clock.ts';

/** Maximum delay in ms of a Node timer. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** The machine's clock, which can be advanced; it then keeps running from the new time. */
export class WallClock implements Clock {
  #ahead = 0;
  readonly #alarms = new Alarms();
  #timer: NodeJS.Timeout | undefined;

  get ahead(): number {
    return this.#ahead;
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  at(ms: number, callback: () => void): () => void {
    const cancel = this.#alarms.add({ ms, callback });
    this.#wait();
    return cancel;
  }

  advance(ms: number): void {
    const end = this.#ahead + ms;
    const until = this.now() + ms;
    for (let due = this.#alarms.take(until); due !== undefined; due = this.#alarms.take(until)) {
      this.#ahead += Math.max(0, due.ms - this.now());
      due.callback();
    }
    this.#ahead = end;
    this.#wait();
  }

  #ring(): void {
    const due = this.#alarms.take(this.now());
    this.#wait();
    due?.callback();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const { next } = this.#alarms;
    if (next === undefined) return;
    const ms = Math.min(MAX_TIMEOUT_MS, Math.max(0, next.ms - this.now()));
    this.#timer = setTimeout(() => this.#ring(), ms).unref();
  }
}
