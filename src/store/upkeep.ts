import { sql } from 'kysely';
import type { Store } from './open.ts';

/** Writes all that is in the log of changes into the file itself, so that its size tells what it holds. */
export async function checkpoint(store: Store): Promise<void> {
  await sql`pragma wal_checkpoint(truncate)`.execute(store);
}

/** No longer waits for the disk at a commit: for measurements whose data nobody needs. */
export async function forgetDisk(store: Store): Promise<void> {
  await sql`pragma synchronous = off`.execute(store);
}
