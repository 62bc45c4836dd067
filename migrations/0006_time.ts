import { type Kysely, sql } from 'kysely';

/**
 * Adds time between moves. This includes the pace of a table and its due seats, time settings of a person, votes after
 * a timeout, seats that change hands, and dormant or unavailable tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tables(db);
  await turns(db);
  await people(db);
  await posts(db);
  await requests(db);
  await db.schema.alterTable('seats').addColumn('instead', 'text').execute();
}

/**
 * `pace`: hours a turn, null without a clock; `strict`: an AI plays a turn whose time is over; `parent`: the channel of
 * a thread. A table that is dormant (since `slept_at`) or unavailable (since `gone_at`) occupies no channel.
 */
async function tables(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('pace', 'integer').execute();
  await db.schema
    .alterTable('tables')
    .addColumn('strict', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('tables').addColumn('parent', 'text').execute();
  await db.schema.alterTable('tables').addColumn('slept_at', 'integer').execute();
  await db.schema.alterTable('tables').addColumn('gone_at', 'integer').execute();
  await db.schema.dropIndex('one_live_table').execute();
  await sql`create unique index one_live_table on tables (channel)
    where phase in ('lobby', 'playing') and slept_at is null and gone_at is null`.execute(db);
  await db.schema.createIndex('tables_of_guild').on('tables').column('guild').execute();
}

/** Creates the due seats: the time since which each is due, the start of its clock, and the number of reminders. */
async function turns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('turns')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('since', 'integer', (column) => column.notNull())
    .addColumn('clock_from', 'integer', (column) => column.notNull())
    .addColumn('reminded', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('turns_key', ['table_id', 'seat'])
    .execute();
}

/** `zone`: IANA time zone; quiet hours in minutes of the day in it; `reminders`: here, dm or none. */
async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('people').addColumn('zone', 'text').execute();
  await db.schema.alterTable('people').addColumn('quiet_from', 'integer').execute();
  await db.schema.alterTable('people').addColumn('quiet_to', 'integer').execute();
  await db.schema.alterTable('people').addColumn('away_from', 'integer').execute();
  await db.schema.alterTable('people').addColumn('away_until', 'integer').execute();
  await db.schema
    .alterTable('people')
    .addColumn('reminders', 'text', (column) => column.notNull().defaultTo('here'))
    .execute();
  await db.schema.alterTable('people').addColumn('language', 'text').execute();
}

/** `channel`: channel of the message, if not that of its table; `person`: recipient, if not for everybody. */
async function posts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('channel', 'text').execute();
  await db.schema.alterTable('posts').addColumn('person', 'text').execute();
}

/** Creates the requests to the players of a table, with their seat, time and log entry, and the votes. */
async function requests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('requests')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('requests_key', ['table_id', 'kind', 'seat'])
    .execute();
  await db.schema
    .createTable('votes')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('choice', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('votes_key', ['table_id', 'kind', 'seat', 'person'])
    .execute();
}
