import { LRUCache } from 'lru-cache';

/** How long somebody who pressed something is taken to be here, in ms. */
const HERE = 90_000;

/** So many people at so many tables are remembered; who was here longest ago is forgotten first. */
const REMEMBERED = 10_000;

/** Who pressed something at which table a moment ago. It is kept in memory: after a restart nobody is here. */
export class Recent {
  readonly #now: () => number;
  readonly #seen = new LRUCache<string, number>({ max: REMEMBERED });

  constructor(now: () => number) {
    this.#now = now;
  }

  /** That person pressed something at that table. */
  note(tableId: number, person: string): void {
    this.#seen.set(`${tableId} ${person}`, this.#now());
  }

  /** Whether they did within the last 90 seconds. */
  isHere(tableId: number, person: string): boolean {
    const at = this.#seen.peek(`${tableId} ${person}`);
    return at !== undefined && this.#now() - at <= HERE;
  }
}
