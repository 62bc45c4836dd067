/** A callback that is due at a time. */
interface Alarm {
  /** Milliseconds since 1970. */
  readonly ms: number;
  readonly callback: () => void;
}

/** Pending alarms of a clock. */
export class Alarms {
  readonly #set = new Set<Alarm>();

  /** Adds an alarm; the returned function removes it. */
  add(alarm: Alarm): () => void {
    this.#set.add(alarm);
    return () => void this.#set.delete(alarm);
  }

  /** Returns the earliest alarm. */
  get next(): Alarm | undefined {
    let next: Alarm | undefined;
    for (const alarm of this.#set) if (next === undefined || alarm.ms < next.ms) next = alarm;
    return next;
  }

  /** Removes and returns the earliest alarm that is due by `end`. */
  take(end: number): Alarm | undefined {
    const next = this.next;
    if (next === undefined || next.ms > end) return undefined;
    this.#set.delete(next);
    return next;
  }
}
