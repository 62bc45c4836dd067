import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { CommitUnknown, isLoss, StoreAway } from '../away.ts';

/** So many transactions are open at once in one process. */
const MOST = 10;

/** So long a connection is waited for, in ms: whoever asked is to hear of it in time. */
const CONNECTING_TAKES = 2_000;

/** As they are told to every session. No transaction waits for anything but the database, so one that idles is that of a process which stalled: its locks end. */
const SESSION = `set synchronous_commit = on; set idle_in_transaction_session_timeout = '10s'`;

const { INT8 } = pg.types.builtins;

/** Ids, times and counts are below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/** Connections to a database. One that breaks is made anew when it is needed; that is told as {@link StoreAway}. */
export function poolAt(url: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'piecemeal',
    max: MOST,
    connectionTimeoutMillis: CONNECTING_TAKES,
    keepAlive: true,
    types,
    onConnect: (client) => client.query(SESSION),
  });
  // Whoever uses it when it breaks is told by their own statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const lines = new WeakMap<pg.PoolClient, Line>();
  return {
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw isLoss(error) ? new StoreAway(error) : error;
      });
      const line = lines.get(client) ?? new Line(client);
      lines.set(client, line);
      return line;
    },
    end: () => pool.end(),
  };
}

/** One connection: statements one after the other. */
class Line implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #last: Promise<unknown> = Promise.resolve();
  #isLost = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: never): R;
  query<R>(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    const asked = this.#last.then(() => this.#ask<R>(text, values));
    this.#last = asked.catch(() => {});
    return asked;
  }

  release(): void {
    this.#client.release(this.#isLost);
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // What was open went with the connection.
    if (this.#isLost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] } as never;
    const said = await this.#client.query(text, [...values]).catch((error: unknown) => {
      if (!isLoss(error)) throw error;
      this.#isLost = true;
      throw text === 'commit' ? new CommitUnknown(error) : new StoreAway(error);
    });
    // PostgreSQL answers so, and calls it no error, where a statement within had failed.
    if (text === 'commit' && said.command === 'ROLLBACK')
      throw new Error('Nothing was kept: a statement had failed');
    return said as never;
  }
}
