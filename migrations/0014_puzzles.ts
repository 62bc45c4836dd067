import { type Kysely, sql } from 'kysely';

/**
 * Creates daily puzzles. `puzzles` of `servers`: the channel in which they are posted, or null. `puzzles`: the puzzles
 * posed on a server, counted from 1, with the time of their answer. `puzzle_tries`: one answer for each person, and
 * whether it was right; `move` is null after the retention period.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('servers').addColumn('puzzles', 'text').execute();
  await db.schema
    .createTable('puzzles')
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('puzzle', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('posed_at', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'integer', (column) => column.notNull())
    .addColumn('answered_at', 'integer')
    .addPrimaryKeyConstraint('puzzles_key', ['guild', 'number'])
    .execute();
  await sql`create unique index one_open_puzzle on puzzles (guild) where answered_at is null`.execute(db);
  await db.schema
    .createTable('puzzle_tries')
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('move', 'text')
    .addColumn('correct', 'integer', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('puzzle_tries_key', ['guild', 'number', 'person'])
    .execute();
  await db.schema
    .createIndex('puzzle_tries_of_person')
    .on('puzzle_tries')
    .columns(['person', 'guild', 'number'])
    .execute();
  await sql`create index puzzle_tries_by_time on puzzle_tries (at) where move is not null`.execute(db);
}
