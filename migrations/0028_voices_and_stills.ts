import type { Kysely } from 'kysely';

/**
 * Adds whether the AIs of a server comment on games (0 for no, null for the default), and whether a player wants boards
 * without motion.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('servers').addColumn('voices', 'integer').execute();
  await db.schema
    .alterTable('people')
    .addColumn('still', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
