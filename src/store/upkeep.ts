import { sql } from 'kysely';
import { isPostgres } from '../../migrations/dialect.ts';
import type { Store } from './open.ts';

/** By which upkeep of one process comes after that of another: a number of our own for an advisory lock. */
const UPKEEP = 7_234_514;

/** Does it when no other process that shares the store does such a thing: they would be in each other's way. */
export async function inTurn(store: Store, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(store)) return await work();
  await store.connection().execute(async (held) => {
    await sql`select pg_advisory_lock(${sql.lit(UPKEEP)})`.execute(held);
    await work().finally(() => sql`select pg_advisory_unlock(${sql.lit(UPKEEP)})`.execute(held));
  });
}

/** Writes all that is in the log of changes into the data itself, so that its size tells what it holds. */
export async function checkpoint(store: Store): Promise<void> {
  await (isPostgres(store) ? sql`checkpoint` : sql`pragma wal_checkpoint(truncate)`).execute(store);
}

/** No longer waits for the disk at a commit: for measurements whose data nobody needs. A server decides that for itself. */
export async function forgetDisk(store: Store): Promise<void> {
  if (!isPostgres(store)) await sql`pragma synchronous = off`.execute(store);
}
