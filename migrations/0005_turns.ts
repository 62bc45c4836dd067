import type { Kysely } from 'kysely';

/**
 * Reduces a turn to one click and one post. Adds moves that were played automatically, the setting for moving by hand,
 * the people pinged by a board, and alarms for later notifications.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('log')
    .addColumn('forced', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('people')
    .addColumn('by_hand', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('posts')
    .addColumn('called', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema.alterTable('posts').addColumn('story_number', 'integer').execute();
  await alarms(db);
}

async function alarms(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alarms')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('alarms_key', ['table_id', 'kind'])
    .execute();
  await db.schema.createIndex('alarms_by_time').on('alarms').column('at').execute();
}
