import { sql } from 'kysely';
import { isPostgres } from '../../migrations/dialect.ts';
import type { Store } from './open.ts';
import { withAdvisoryLock } from './postgres/advisory-lock.ts';
import { MAINTENANCE_TIMEOUT_MS, withStatementTimeout } from './statement-timeout.ts';

/** By which upkeep of one process comes after that of another: a number of our own for an advisory lock. */
const MAINTENANCE_LOCK = 7_234_514;

/** Does it when no other process that shares the store does such a thing: they would be in each other's way. */
export async function withMaintenanceLock(store: Store, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(store)) return await work();
  await withAdvisoryLock(store, MAINTENANCE_LOCK, () => withStatementTimeout(MAINTENANCE_TIMEOUT_MS, work));
}

/** Number of checkpoint retries while a reader blocks it, and the delay between them in ms. */
const TRIES = 60;
const PAUSE = 1_000;

/**
 * Writes what was deleted over in the file itself, where SQLite would leave it until some other checkpoint, on a quiet server for
 * days. A reader can be in the way, such as a backup: it is tried again meanwhile. PostgreSQL does so by itself.
 */
export async function writeDeletions(store: Store, tries = TRIES): Promise<void> {
  if (isPostgres(store) || tries === 0) return;
  const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  if (rows[0]?.busy !== 1) return;
  const again = () => void writeDeletions(store, tries - 1).catch(() => undefined);
  setTimeout(again, PAUSE).unref();
}

/** No longer waits for the disk at a commit: for measurements whose data nobody needs. A server decides that for itself. */
export async function disableDiskSync(store: Store): Promise<void> {
  if (!isPostgres(store)) await sql`pragma synchronous = off`.execute(store);
}
