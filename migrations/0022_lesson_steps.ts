import type { Kysely } from 'kysely';

/**
 * Adds the number of solved positions of a tutorial. Null for a free game, as every tutorial was before: those go on
 * unchanged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lessons').addColumn('step', 'integer').execute();
}
