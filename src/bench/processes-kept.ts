import { type Counts, countsOf } from '../store/counts.ts';

/** What a move costs the database. */
export interface Kept {
  readonly transactionsPerMove: number;
  /** By which the database grows, and its log. */
  readonly bytesPerMove: number;
  readonly walPerMove: number;
}

/** Counts what the database does while moves are made. */
export class Ledgers {
  readonly #url: string;
  #before: Counts = { transactions: 0, bytes: 0, wal: 0 };
  #kept: Kept = { transactionsPerMove: 0, bytesPerMove: 0, walPerMove: 0 };

  constructor(url: string) {
    this.#url = url;
  }

  get kept(): Kept {
    return this.#kept;
  }

  async begin(): Promise<void> {
    this.#before = await countsOf(this.#url);
  }

  async end(moves: number): Promise<void> {
    const { transactions, bytes, wal } = await countsOf(this.#url);
    this.#kept = {
      transactionsPerMove: (transactions - this.#before.transactions) / moves,
      bytesPerMove: (bytes - this.#before.bytes) / moves,
      walPerMove: (wal - this.#before.wal) / moves,
    };
  }
}
