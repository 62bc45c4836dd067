import pg from 'pg';

/** What a database has done by now: transactions, its size in bytes, and the bytes of the server's log. */
export interface Counts {
  readonly transactions: number;
  readonly bytes: number;
  readonly wal: number;
}

const COUNTS = `select xact_commit::int8 as transactions, pg_database_size(current_database())::int8 as bytes,
  pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int8 as wal from pg_stat_database where datname = current_database()`;

/** Numbers of PostgreSQL come as text. */
type Row = Readonly<Record<keyof Counts, string>>;

/** Takes a second, as sessions tell of what they did within one: https://www.postgresql.org/docs/15/monitoring-stats.html */
export async function countsOf(url: string): Promise<Counts> {
  const client = clientAt(url);
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

/** Whether a server lets somebody in. */
export async function letsIn(url: string): Promise<boolean> {
  const client = clientAt(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function clientAt(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url });
  // Whoever asks is told by their own question.
  client.on('error', () => {});
  return client;
}
