import type { Kysely } from 'kysely';

/**
 * What an AI thought by: `thought` of a move is JSON, `{"strength":"owl","seed":"…","playouts":4000}`, so that it can be thought
 * again. `hints`: whether a table has them, and each that somebody took, by the entry of the log after which they did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('log').addColumn('thought', 'text').execute();
  await db.schema
    .alterTable('tables')
    .addColumn('hints', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('hints')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('hints_key', ['table_id', 'seat', 'version'])
    .execute();
}
