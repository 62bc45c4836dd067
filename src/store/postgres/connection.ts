import { setTimeout as until } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Store } from '../open.ts';

/** Options of all database connections. The keep-alive delay is set because systems probe only after two hours. */
export const CONNECTION_OPTIONS = {
  application_name: 'piecemeal',
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const;

/**
 * Sets the same keep-alive on the server, so that locks of a crashed machine are released:
 * https://www.postgresql.org/docs/15/runtime-config-connection.html
 */
export const KEEP_ALIVE =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3';

/** Maximum time for closing a connection to a server that may be gone, in ms. */
const END_TIMEOUT_MS = 1_000;

/** Closes a connection, even if its server no longer answers. */
export async function endClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => dropConnection(client, 'The server does not take leave'), END_TIMEOUT_MS);
  await client.end().finally(() => clearTimeout(timer));
}

/** Destroys a connection at once, without notifying the server. Pending queries on it fail, as after a reset. */
export function dropConnection(client: pg.ClientBase, why: string): void {
  // @types/pg omits `connection`, the only way to cut a client off silently.
  const { connection } = client as unknown as { readonly connection: pg.Connection };
  connection.stream.destroy(Object.assign(new Error(why), { code: 'ETIMEDOUT' }));
}

/** Interval between attempts to take a lock that another process holds, in ms. */
const PAUSE = 200;

/**
 * Runs work while no other process runs work under the same number. Each statement is short, so a dead connection is
 * noticed.
 */
export async function withAdvisoryLock(store: Store, lock: number, work: () => Promise<void>): Promise<void> {
  await store.connection().execute(async (held) => {
    while (!(await isTaken(held, lock))) await until(PAUSE);
    await work().finally(() => sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(held));
  });
}

async function isTaken(held: Store, lock: number): Promise<boolean> {
  const asked = sql<{ readonly mine: boolean }>`select pg_try_advisory_lock(${sql.lit(lock)}) as mine`;
  return (await asked.execute(held)).rows[0]?.mine === true;
}
