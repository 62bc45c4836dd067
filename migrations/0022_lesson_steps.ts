import type { Kysely } from 'kysely';

/**
 * Adds how many set positions of a tutorial have been solved. Null for a free game, as every lesson was before: those
 * go on as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lessons').addColumn('step', 'integer').execute();
}
