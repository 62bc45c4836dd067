import type { Kysely } from 'kysely';

/**
 * Creates the settings of a server, by its id; null, or a missing row, stands for the defaults. `channels`: JSON list
 * of the channels in which tables may be opened; `pace`: hours a turn of new tables; `rated`: 0 if nothing counts for
 * ratings; `tables_of_person` and `tables`: maximum numbers of live tables.
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
