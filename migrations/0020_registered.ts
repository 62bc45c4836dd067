import type { Kysely } from 'kysely';

/** Servers for which alone commands of an application were registered, until they are taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registered')
    .addColumn('application', 'text', (column) => column.notNull())
    .addColumn('guild', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('registered_key', ['application', 'guild'])
    .execute();
}
