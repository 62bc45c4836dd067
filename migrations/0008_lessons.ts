import type { Kysely } from 'kysely';

/**
 * Creates tutorials: a first game against an AI outside all tables, one for each person while it lasts. `moves` is
 * JSON, `[{"seat":0,"move":…,"luck":[4]}]`, and so is `advice`, the search result for the open decision. Ids are never
 * reused. A finished tutorial leaves only the fact that it was done.
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
