/** Something to be called at a time. */
interface Alarm {
  /** Since 1970. */
  readonly ms: number;
  readonly callback: () => void;
}

/** What a clock has still to ring. */
export class Alarms {
  readonly #set = new Set<Alarm>();

  /** Adds one; the answer takes it out. */
  add(alarm: Alarm): () => void {
    this.#set.add(alarm);
    return () => void this.#set.delete(alarm);
  }

  /** The next of all. */
  get next(): Alarm | undefined {
    let next: Alarm | undefined;
    for (const alarm of this.#set) if (next === undefined || alarm.ms < next.ms) next = alarm;
    return next;
  }

  /** Takes out the next that falls due until `end`. */
  take(end: number): Alarm | undefined {
    const next = this.next;
    if (next === undefined || next.ms > end) return undefined;
    this.#set.delete(next);
    return next;
  }
}
