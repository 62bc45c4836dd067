import type { Kysely } from 'kysely';

/** Creates saved set-ups of a server: `key` is the normalised name, `text` the game's own format. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('setups')
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('setups_key', ['guild', 'game', 'key'])
    .execute();
}
