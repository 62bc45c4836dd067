import type { Kysely } from 'kysely';

/**
 * Creates checkpoints of matches at intervals of their logs. Each is the state after the entry `number`, by these
 * `rules`, with the numbers of moves and outcomes. As secret as the table's row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('positions')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('played', 'integer', (column) => column.notNull())
    .addColumn('drawn', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('positions_key', ['table_id', 'number'])
    .execute();
}
