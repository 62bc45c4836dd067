import type { Kysely } from 'kysely';

/** Adds whether the AIs comment on games: 0 for no, null for the default. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('servers').addColumn('voices', 'integer').execute();
}
