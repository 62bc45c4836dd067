import { sql } from 'kysely';
import { isPostgres } from '../../../migrations/dialect.ts';
import type { Store } from '../open.ts';

/** Maximum number of faults reported for each kind: more share the same cause. */
const MAX_FAULTS = 20;

/** Returns the faults that SQLite finds in its file, in its own words. None for PostgreSQL, which checks itself. */
export async function findFileFaults(store: Store): Promise<readonly string[]> {
  if (isPostgres(store)) return [];
  const whole = await sql<{
    readonly integrity_check: string;
  }>`pragma integrity_check(${sql.lit(MAX_FAULTS)})`.execute(store);
  return whole.rows.map((row) => row.integrity_check).filter((said) => said !== 'ok');
}
