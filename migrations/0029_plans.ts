import type { Kysely } from 'kysely';

/**
 * Adds plans of waiting seats for their next turn. `version`: the last log entry when it was changed. `plan` is JSON,
 * the answers by situation. `lapse` is JSON, the reason why it was not played, until the player has been told.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('plans')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('lapse', 'text')
    .addPrimaryKeyConstraint('plans_key', ['table_id', 'seat'])
    .execute();
}
