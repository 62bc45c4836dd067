import { type DatabaseCounts, loadDatabaseCounts } from '../store/database-counts.ts';

/** Cost of a move for the database. */
export interface DatabaseCosts {
  readonly transactionsPerMove: number;
  /** Growth of the database, and of its write-ahead log. */
  readonly bytesPerMove: number;
  readonly walPerMove: number;
}

/** Measures the work of the database while moves are made. */
export class DatabaseMeter {
  readonly #url: string;
  #before: DatabaseCounts = { transactions: 0, bytes: 0, wal: 0 };
  #kept: DatabaseCosts = { transactionsPerMove: 0, bytesPerMove: 0, walPerMove: 0 };

  constructor(url: string) {
    this.#url = url;
  }

  get kept(): DatabaseCosts {
    return this.#kept;
  }

  async begin(): Promise<void> {
    this.#before = await loadDatabaseCounts(this.#url);
  }

  async end(moves: number): Promise<void> {
    const { transactions, bytes, wal } = await loadDatabaseCounts(this.#url);
    this.#kept = {
      transactionsPerMove: (transactions - this.#before.transactions) / moves,
      bytesPerMove: (bytes - this.#before.bytes) / moves,
      walPerMove: (wal - this.#before.wal) / moves,
    };
  }
}
