import { playAis } from './ai.ts';
import type { House } from './house.ts';

/** Ms before AI seats that met a failure try again; it doubles up to the longest. */
const FIRST_WAIT = 5_000;
const LONGEST_WAIT = 1_800_000;

/** Wakes AI seats where they are to move: each table by itself, and again after a failure. */
export class Waker {
  readonly #house: () => House;
  readonly #awake = new Map<number, { again: boolean }>();
  readonly #timers = new Map<number, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #closed = false;

  constructor(house: () => House) {
    this.#house = house;
  }

  /** AI seats may be to move at this table. */
  wake(table: number, wait = FIRST_WAIT): void {
    if (this.#closed) return;
    const awake = this.#awake.get(table);
    if (awake) awake.again = true;
    else this.#begin(table, wait);
  }

  /** Wakes nobody any more; resolves when the move that each table is thinking of is made. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#running);
  }

  #begin(table: number, wait: number): void {
    const running = this.#run(table, wait).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #run(table: number, wait: number): Promise<void> {
    const awake = { again: true };
    this.#awake.set(table, awake);
    try {
      while (awake.again && !this.#closed) {
        awake.again = false;
        await playAis(this.#house(), table, () => !this.#closed);
      }
    } catch (error) {
      this.#failed(table, wait, error);
    } finally {
      this.#awake.delete(table);
    }
  }

  /** What was done by then is told all the same. */
  #failed(table: number, wait: number, error: unknown): void {
    const house = this.#house();
    house.trouble(error, table);
    if (this.#closed) return;
    house.news(table);
    clearTimeout(this.#timers.get(table));
    const again = () => this.wake(table, Math.min(wait * 2, LONGEST_WAIT));
    this.#timers.set(table, setTimeout(again, wait).unref());
  }
}
