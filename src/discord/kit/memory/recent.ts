/** How long somebody who pressed something is taken to be here, in ms. */
const HERE = 90_000;

/** So many people at so many tables are remembered; who was here longest ago is forgotten first. */
const REMEMBERED = 10_000;

/** Who pressed something at which table a moment ago. It is kept in memory: after a restart nobody is here. */
export class Recent {
  readonly #now: () => number;
  readonly #seen = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** That person pressed something at that table. */
  note(tableId: number, person: string): void {
    const key = `${tableId} ${person}`;
    this.#seen.delete(key);
    this.#seen.set(key, this.#now());
    if (this.#seen.size > REMEMBERED) this.#seen.delete(this.#seen.keys().next().value as string);
  }

  /** Whether they did within the last 90 seconds. */
  isHere(tableId: number, person: string): boolean {
    const at = this.#seen.get(`${tableId} ${person}`);
    return at !== undefined && this.#now() - at <= HERE;
  }
}
