import { sql } from 'kysely';
import { isPostgres } from '../../migrations/dialect.ts';
import type { Store } from './open.ts';
import { withAdvisoryLock } from './postgres/connection.ts';
import { MAINTENANCE_TIMEOUT_MS, withStatementTimeout } from './statement-timeout.ts';

/** Key of the advisory lock that serialises maintenance across processes; an arbitrary number. */
const MAINTENANCE_LOCK = 7_234_514;

/** Runs maintenance while no other process on the same store does, as they would block each other. */
export async function withMaintenanceLock(store: Store, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(store)) return await work();
  await withAdvisoryLock(store, MAINTENANCE_LOCK, () => withStatementTimeout(MAINTENANCE_TIMEOUT_MS, work));
}

/** Number of checkpoint retries while a reader blocks it, and the delay between them in ms. */
const TRIES = 60;
const PAUSE = 1_000;

/**
 * Writes deletions to the database file itself. SQLite would leave them in the write-ahead log until another
 * checkpoint, on a quiet server for days. Retries while a reader, such as a backup, blocks it. PostgreSQL does this
 * itself.
 */
export async function writeDeletions(store: Store, tries = TRIES): Promise<void> {
  if (isPostgres(store) || tries === 0) return;
  const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(store);
  if (rows[0]?.busy !== 1) return;
  const again = () => void writeDeletions(store, tries - 1).catch(() => undefined);
  setTimeout(again, PAUSE).unref();
}

/** Stops waiting for the disk at commits, for benchmarks whose data is disposable. A PostgreSQL server decides this itself. */
export async function disableDiskSync(store: Store): Promise<void> {
  if (!isPostgres(store)) await sql`pragma synchronous = off`.execute(store);
}
