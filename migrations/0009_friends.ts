import type { Kysely } from 'kysely';

/**
 * Creates ratings and challenges.
 *
 * Ratings hold OpenSkill's `mu` and `sigma` of each person after each rated match, by server and game, at its end; all
 * can be recomputed from the results. `rated`: whether a match counts; `listed`: whether lists of a server show the
 * person.
 *
 * Challenges are stored for a day. `people.challenges`: whether the person may be challenged; `declined`: people who
 * declined an invitation to a table, as a JSON list with names.
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
