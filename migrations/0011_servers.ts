import type { Kysely } from 'kysely';

/**
 * What is set for a server, by its id: null is as usual, as it all is where there is no row. `channels`: JSON, a list of those
 * where tables may be opened; `pace`: hours a turn that a new table begins with; `rated`: 0 where nothing counts for ratings;
 * `tables_of_person` and `tables`: how many may be live at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('servers')
    .addColumn('guild', 'text', (column) => column.primaryKey())
    .addColumn('language', 'text')
    .addColumn('channels', 'text')
    .addColumn('pace', 'integer')
    .addColumn('rated', 'integer')
    .addColumn('tables_of_person', 'integer')
    .addColumn('tables', 'integer')
    .addColumn('changed_at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('tables_of_guild_by_phase').on('tables').columns(['guild', 'phase']).execute();
}
