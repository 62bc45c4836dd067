import { sql } from 'kysely';
import { isPostgres } from '../../migrations/dialect.ts';
import type { Store } from './open.ts';

/** Writes all that is in the log of changes into the data itself, so that its size tells what it holds. */
export async function checkpoint(store: Store): Promise<void> {
  await (isPostgres(store) ? sql`checkpoint` : sql`pragma wal_checkpoint(truncate)`).execute(store);
}

/** No longer waits for the disk at a commit: for measurements whose data nobody needs. A server decides that for itself. */
export async function forgetDisk(store: Store): Promise<void> {
  if (!isPostgres(store)) await sql`pragma synchronous = off`.execute(store);
}
