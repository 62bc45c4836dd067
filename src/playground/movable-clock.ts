import { Alarms } from './alarms.ts';
import type { Clock } from './clock.ts';

/** Clock that stands still until a test advances it. */
export class MovableClock implements Clock {
  #now: number;
  #ahead = 0;
  readonly #alarms = new Alarms();

  constructor(start = Date.UTC(2026, 10, 21, 19, 0, 0)) {
    this.#now = start;
  }

  get ahead(): number {
    return this.#ahead;
  }

  now(): number {
    return this.#now;
  }

  at(ms: number, callback: () => void): () => void {
    return this.#alarms.add({ ms, callback });
  }

  advance(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.#alarms.take(end); due !== undefined; due = this.#alarms.take(end)) {
      this.#now = Math.max(this.#now, due.ms);
      due.callback();
    }
    this.#now = end;
    this.#ahead += ms;
  }
}
