import type { Kysely } from 'kysely';

/** Creates the list of servers for which an application registered its own commands, until they are deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registered')
    .addColumn('application', 'text', (column) => column.notNull())
    .addColumn('guild', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('registered_key', ['application', 'guild'])
    .execute();
}
