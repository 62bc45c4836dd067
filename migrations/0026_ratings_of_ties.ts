import type { Kysely } from 'kysely';

/**
 * Deletes all ratings; the next start recomputes them from the results. Ties are now rated differently: when two shared
 * the second of three places, the third gained more than both.
 */
export async function up(db: Kysely<{ ratings: object }>): Promise<void> {
  await db.deleteFrom('ratings').execute();
}
