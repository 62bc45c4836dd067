import type { Kysely } from 'kysely';

/**
 * What is thought of people after each match that counted, by server and game: OpenSkill's `mu` and `sigma`, at the moment
 * when it ended. All of it can be computed again from the results. `rated`: whether a match is to count; `listed`: whether
 * somebody is shown in lists of a server.
 *
 * Who asked whom to a game, for a day. `people.challenges`: whether somebody may be asked; `declined`: who does not come to
 * a table, as a JSON list of people with their names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('tables')
    .addColumn('declined', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('people')
    .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('people')
    .addColumn('challenges', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('challenges')
    .addColumn('challenger', 'text', (column) => column.notNull())
    .addColumn('challenged', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('challenges_pair')
    .on('challenges')
    .columns(['challenger', 'challenged', 'at'])
    .execute();
  await db.schema
    .createTable('ratings')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('mu', 'real', (column) => column.notNull())
    .addColumn('sigma', 'real', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['table_id', 'person'])
    .execute();
  await db.schema
    .createIndex('ratings_person')
    .on('ratings')
    .columns(['guild', 'game', 'person', 'at'])
    .execute();
  await db.schema.createIndex('results_person').on('results').column('person').execute();
}
