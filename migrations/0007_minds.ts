import type { Kysely } from 'kysely';

/**
 * Adds AI searches and hints. `thought` of a move is JSON, `{"strength":"owl","seed":"…","playouts":4000}`, so that the
 * search can be repeated. `hints`: whether a table allows them, and each hint taken, by the log entry after which it
 * was taken.
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
