import type { Kysely } from 'kysely';

/**
 * Where matches stood on their way, every so many entries of their logs: after the entry `number`, by these `rules`, with
 * so many moves and outcomes of luck. It is what the row of the table said then, and as secret.
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
