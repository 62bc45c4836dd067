/** The time that every rule of the room goes by. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once `ms` (since 1970, like `now`) is reached; the answer cancels it. */
  at(ms: number, callback: () => void): () => void;
}

/** The wall clock. */
export const realClock: Clock = {
  now: () => Date.now(),
  at(ms, callback) {
    const timer = setTimeout(callback, Math.max(0, ms - Date.now()));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

interface Alarm {
  readonly ms: number;
  readonly callback: () => void;
}

/** A clock that stands still until a test moves it. */
export class MovableClock implements Clock {
  #now: number;
  readonly #alarms = new Set<Alarm>();

  constructor(start = Date.UTC(2026, 10, 21, 19, 0, 0)) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  at(ms: number, callback: () => void): () => void {
    const alarm = { ms, callback };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  }

  /** Moves on by `ms`, ringing on the way, in order, whatever falls due. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.#next(end); due !== undefined; due = this.#next(end)) {
      this.#alarms.delete(due);
      this.#now = Math.max(this.#now, due.ms);
      due.callback();
    }
    this.#now = end;
  }

  #next(end: number): Alarm | undefined {
    const due = [...this.#alarms].filter((alarm) => alarm.ms <= end);
    return due.sort((a, b) => a.ms - b.ms)[0];
  }
}
