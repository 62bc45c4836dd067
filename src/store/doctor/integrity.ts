import { sql } from 'kysely';
import { isPostgres } from '../../../migrations/dialect.ts';
import type { Store } from '../open.ts';

/** So many faults of each kind are told: where there are more, they are of the same cause. */
const MAX_FAULTS = 20;

/** What SQLite itself finds wrong with its file, in its words; of PostgreSQL nothing, as it looks after itself. */
export async function findFileFaults(store: Store): Promise<readonly string[]> {
  if (isPostgres(store)) return [];
  const whole = await sql<{
    readonly integrity_check: string;
  }>`pragma integrity_check(${sql.lit(MAX_FAULTS)})`.execute(store);
  return whole.rows.map((row) => row.integrity_check).filter((said) => said !== 'ok');
}
