import pg from 'pg';

/** Cumulative counts of a database: transactions, its size in bytes, and the bytes of the server's write-ahead log. */
export interface DatabaseCounts {
  readonly transactions: number;
  readonly bytes: number;
  readonly wal: number;
}

const COUNTS = `select xact_commit::int8 as transactions, pg_database_size(current_database())::int8 as bytes,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int8 as wal from pg_stat_database where datname = current_database()`;

/** PostgreSQL returns these numbers as text. */
type Row = Readonly<Record<keyof DatabaseCounts, string>>;

/**
 * Loads the counts. Takes a second, as sessions report their statistics within one:
 * https://www.postgresql.org/docs/15/monitoring-stats.html
 */
export async function loadDatabaseCounts(url: string): Promise<DatabaseCounts> {
  const client = createClient(url);
  await client.connect();
  try {
    await client.query('select pg_sleep(1.1)');
    const { rows } = await client.query<Row>(COUNTS);
    const [row] = rows;
    return { transactions: Number(row?.transactions), bytes: Number(row?.bytes), wal: Number(row?.wal) };
  } finally {
    await client.end();
  }
}

/** Returns whether the server accepts a connection. */
export async function canConnect(url: string): Promise<boolean> {
  const client = createClient(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function createClient(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url });
  // Errors reach the caller through its own query.
  client.on('error', () => {});
  return client;
}
