import pg from 'pg';

/** What a move costs the database. */
export interface Kept {
  readonly transactionsPerMove: number;
  /** By which the database grows, and its log. */
  readonly bytesPerMove: number;
  readonly walPerMove: number;
}

interface Count {
  readonly transactions: number;
  readonly bytes: number;
  readonly wal: number;
}

const COUNTS = `select xact_commit::int8 as transactions, pg_database_size(current_database())::int8 as bytes,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int8 as wal from pg_stat_database where datname = current_database()`;

/** Numbers of PostgreSQL come as text. */
type Row = Readonly<Record<keyof Count, string>>;

/** Counts what the database does while moves are made. */
export class Ledgers {
  readonly #client: pg.Client;
  #before: Count = { transactions: 0, bytes: 0, wal: 0 };
  #kept: Kept = { transactionsPerMove: 0, bytesPerMove: 0, walPerMove: 0 };

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<Ledgers> {
    const client = new pg.Client({ connectionString: url });
    // Whoever measures is told by their own statement.
    client.on('error', () => {});
    await client.connect();
    return new Ledgers(client);
  }

  get kept(): Kept {
    return this.#kept;
  }

  async begin(): Promise<void> {
    this.#before = await this.#count();
  }

  async end(moves: number): Promise<void> {
    const { transactions, bytes, wal } = await this.#count();
    this.#kept = {
      transactionsPerMove: (transactions - this.#before.transactions) / moves,
      bytesPerMove: (bytes - this.#before.bytes) / moves,
      walPerMove: (wal - this.#before.wal) / moves,
    };
  }

  async close(): Promise<void> {
    await this.#client.end();
  }

  /** Sessions tell of what they did within a second: https://www.postgresql.org/docs/15/monitoring-stats.html */
  async #count(): Promise<Count> {
    await this.#client.query('select pg_sleep(1.1)');
    const { rows } = await this.#client.query<Row>(COUNTS);
    const [row] = rows;
    return { transactions: Number(row?.transactions), bytes: Number(row?.bytes), wal: Number(row?.wal) };
  }
}
