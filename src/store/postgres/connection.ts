import type pg from 'pg';

/** Options of all database connections. The keep-alive delay is set because systems probe only after two hours. */
export const CONNECTION_OPTIONS = {
  application_name: 'piecemeal',
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
} as const;

/** The same at the server's end, so that the locks of a machine that is gone end: https://www.postgresql.org/docs/15/runtime-config-connection.html */
export const KEEP_ALIVE =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3';

/** Longest time for the farewell to a server that may be gone, in ms. */
const END_TIMEOUT_MS = 1_000;

/** Ends a connection, also one whose server no longer answers. */
export async function endClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => dropConnection(client, 'The server does not take leave'), END_TIMEOUT_MS);
  await client.end().finally(() => clearTimeout(timer));
}

/** Drops a connection at once, without a word to the server. What waits for an answer on it fails, as after a reset. */
export function dropConnection(client: pg.ClientBase, why: string): void {
  // @types/pg leaves out the connection, which alone can be cut off without a word.
  const { connection } = client as unknown as { readonly connection: pg.Connection };
  connection.stream.destroy(Object.assign(new Error(why), { code: 'ETIMEDOUT' }));
}
