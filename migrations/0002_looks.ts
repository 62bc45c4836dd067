import type { Kysely } from 'kysely';

/** Adds the theme of a table, and each person's display settings for private pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('theme', 'text').execute();
  await people(db);
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('person', 'text', (column) => column.primaryKey())
    .addColumn('contrast', 'integer', (column) => column.notNull())
    .addColumn('large', 'integer', (column) => column.notNull())
    .addColumn('corners', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'integer', (column) => column.notNull())
    .execute();
}
