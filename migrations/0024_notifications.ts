import type { Kysely } from 'kysely';

/** Adds a server's notification mode: `loud`, `quiet` or `threads`; null until an admin chooses, which means loud. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('servers').addColumn('notifications', 'text').execute();
}
