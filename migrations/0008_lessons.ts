import type { Kysely } from 'kysely';

/**
 * A first game against an AI, which is at no table: one a person, as long as it is played. `moves` is JSON,
 * `[{"seat":0,"move":…,"luck":[4]}]`, and so is `advice`, what was thought about the decision that is open. The numbers of
 * lessons are never given again. What stays of one is that it was done.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lessons')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('person', 'text', (column) => column.notNull().unique())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('moves', 'text', (column) => column.notNull())
    .addColumn('advice', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('learned')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('learned_key', ['person', 'game'])
    .execute();
}
