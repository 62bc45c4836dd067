import type { Kysely } from 'kysely';

/** Adds how a server is notified of turns: `loud`, `quiet` or `threads`; null where nobody has chosen, which is loud. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('servers').addColumn('notifications', 'text').execute();
}
