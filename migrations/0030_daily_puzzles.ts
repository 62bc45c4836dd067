import type { Kysely } from 'kysely';

/** Adds the server whose daily puzzle a person gets as a direct message; null for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('people').addColumn('puzzle_guild', 'text').execute();
  await db.schema.createIndex('people_of_puzzle').on('people').column('puzzle_guild').execute();
}
