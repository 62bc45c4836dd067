import { LRUCache } from 'lru-cache';

/** Time in ms after a click for which a player counts as present. */
const PRESENT_MS = 90_000;

/** Maximum number of entries (player and table); the one seen longest ago is evicted first. */
const MAX_REMEMBERED = 10_000;

/** Players who used a component at a table a moment ago. Kept in memory only: after a restart nobody is present. */
export class Presence {
  readonly #now: () => number;
  readonly #seen = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Records that the player used a component at that table. */
  note(tableId: number, person: string): void {
    this.#seen.set(`${tableId} ${person}`, this.#now());
  }

  /** Counts a player as gone from every table, until they use a component there. */
  forget(person: string): void {
    for (const key of this.#seen.keys()) if (key.endsWith(` ${person}`)) this.#seen.delete(key);
  }

  /** Returns when 90 seconds have passed since a player's last click at a table, in ms since 1970; null if they have. */
  hereUntil(tableId: number, person: string): number | null {
    const at = this.#seen.peek(`${tableId} ${person}`);
    return at !== undefined && this.#now() < at + PRESENT_MS ? at + PRESENT_MS : null;
  }
}
