import type { Kysely } from 'kysely';

/**
 * Deletes all ratings: the next start computes them again from the results. Players who share a place are rated otherwise: where
 * two shared the second of three places, the third gained more than both.
 */
export async function up(db: Kysely<{ ratings: object }>): Promise<void> {
  await db.deleteFrom('ratings').execute();
}
