import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { CommitUnacknowledgedError, isConnectionLoss, StoreUnavailableError } from '../connection-errors.ts';
import { withDeadline } from '../statement-timeout.ts';
import { CONNECTION_OPTIONS, dropConnection, KEEP_ALIVE } from './connection.ts';

/** Maximum number of concurrent transactions in one process. */
const MAX_CONNECTIONS = 10;

/** Time to wait for a connection, in ms: the caller has to get an answer in time. */
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Settings of every session. No transaction waits for anything but the database, so an idle one belongs to a stalled
 * process: the timeout releases its locks.
 */
const SESSION_SETTINGS = `set synchronous_commit = on; set idle_in_transaction_session_timeout = '5s'; ${KEEP_ALIVE}`;

const { INT8 } = pg.types.builtins;

/** Ids, times and counts are below 2^53, so they fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Creates the connection pool. A broken or unresponsive connection is replaced on demand and reported as {@link
 * StoreUnavailableError}. A failure that cuts one connection off silently has also cut off the idle ones, so they are
 * not reused.
 */
export function createPool(url: string): PostgresPool {
  const pool = new pg.Pool({
    ...CONNECTION_OPTIONS,
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types,
    onConnect: (client) => queryOrDrop(client, () => client.query(SESSION_SETTINGS)),
  });
  // The current user of a broken connection hears of it by its own statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const lines = new WeakMap<pg.PoolClient, PooledConnection>();
  let lostAt = Number.NEGATIVE_INFINITY;
  const lost = () => {
    lostAt = performance.now();
  };
  const connect = async (): Promise<PooledConnection> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw isConnectionLoss(error) ? new StoreUnavailableError(error) : error;
    });
    const line = lines.get(client) ?? new PooledConnection(client, lost);
    lines.set(client, line);
    if (line.answeredAt >= lostAt) return line;
    line.drop();
    return await connect();
  };
  return {
    connect,
    end: () => pool.end(),
    options: pool.options,
  };
}

/** One connection, which runs statements one after the other. */
class PooledConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #lost: () => void;
  #last: Promise<unknown> = Promise.resolve();
  #isLost = false;
  #answeredAt = performance.now();

  constructor(client: pg.PoolClient, lost: () => void) {
    this.#client = client;
    this.#lost = lost;
  }

  /** Time of the server's last answer on it, by the monotonic clock, in ms. */
  get answeredAt(): number {
    return this.#answeredAt;
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

  /** Discards the connection instead of using it. */
  drop(): void {
    this.#isLost = true;
    dropConnection(this.#client, 'Others of its time were lost');
    this.release();
  }

  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // The open transaction went with the connection.
    if (this.#isLost && text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] } as never;
    const said = await queryOrDrop(this.#client, () => this.#client.query(text, [...values])).catch(
      (error: unknown) => {
        if (!isConnectionLoss(error)) throw error;
        this.#isLost = true;
        this.#lost();
        throw text === 'commit' ? new CommitUnacknowledgedError(error) : new StoreUnavailableError(error);
      },
    );
    this.#answeredAt = performance.now();
    // PostgreSQL answers like this, without an error, if a statement of the transaction had failed.
    if (text === 'commit' && said.command === 'ROLLBACK')
      throw new Error('Nothing was kept: a statement had failed');
    return said as never;
  }
}

/** Drops a connection whose server does not answer in time: its statement fails and can be retried on another. */
async function queryOrDrop<T>(client: pg.ClientBase, query: () => Promise<T>): Promise<T> {
  return await withDeadline(
    (ms) => dropConnection(client, `The server has not answered for ${ms} ms`),
    query,
  );
}
