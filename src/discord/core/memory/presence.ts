import { LRUCache } from 'lru-cache';

/** How long somebody who pressed something is taken to be here, in ms. */
const PRESENT_MS = 90_000;

/** So many people at so many tables are remembered; who was here longest ago is forgotten first. */
const MAX_REMEMBERED = 10_000;

/** Who pressed something at which table a moment ago. It is kept in memory: after a restart nobody is here. */
export class Presence {
  readonly #now: () => number;
  readonly #seen = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(now: () => number) {
    this.#now = now;
  }

  /** That person pressed something at that table. */
  note(tableId: number, person: string): void {
    this.#seen.set(`${tableId} ${person}`, this.#now());
  }

  /** Counts a player as gone from every table, until they press something there. */
  forget(person: string): void {
    for (const key of this.#seen.keys()) if (key.endsWith(` ${person}`)) this.#seen.delete(key);
  }

  /** Returns when 90 seconds have passed since a player's last press at a table, in ms since 1970; null if they have. */
  hereUntil(tableId: number, person: string): number | null {
    const at = this.#seen.peek(`${tableId} ${person}`);
    return at !== undefined && this.#now() < at + PRESENT_MS ? at + PRESENT_MS : null;
  }
}
