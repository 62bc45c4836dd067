import { type Kysely, sql } from 'kysely';
import { either } from './dialect.ts';

/** Creates the tables for games, seats and logs, the outbox, posts and handled interactions. Times are ms since 1970. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await gameTables(db);
  await seats(db);
  await log(db);
  await outbox(db);
  await posts(db);
  await interactions(db);
}

async function gameTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) =>
      column.notNull().check(sql`phase in ('lobby', 'playing', 'over', 'cancelled')`),
    )
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('played', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('drawn', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'text')
    .addColumn('standings', 'text')
    .addColumn('secret', 'text')
    .addColumn('opened_at', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'integer')
    .addColumn('ended_at', 'integer')
    .execute();
  await sql`create unique index one_live_table on tables (channel) where phase in ('lobby', 'playing')`.execute(
    db,
  );
  await db.schema.createIndex('tables_of_channel').on('tables').columns(['channel', 'id']).execute();
}

async function seats(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .addUniqueConstraint('one_seat_each', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('seats_of_person').on('seats').column('person').execute();
}

async function log(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('log')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('start', 'move', 'resign', 'cancel')`),
    )
    .addColumn('seat', 'integer')
    .addColumn('person', 'text')
    .addColumn('name', 'text')
    .addColumn('move', 'text')
    .addColumn('luck', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'number'])
    .execute();
  await either(db, {
    sqlite: `create trigger log_is_never_changed before update on log begin select raise(abort, 'the log is append-only'); end`,
    postgres: `
      create function log_is_append_only() returns trigger language plpgsql
      as $$ begin raise exception 'the log is append-only'; end $$;
      create trigger log_is_never_changed before update on log for each row execute function log_is_append_only()`,
  });
}

async function outbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('card', 'board', 'retire')`))
    .addColumn('queued_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('outbox_key', ['table_id', 'kind'])
    .execute();
}

async function posts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('card', 'board')`))
    .addColumn('from_number', 'integer', (column) => column.notNull())
    .addColumn('to_number', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) =>
      column.notNull().check(sql`phase in ('sending', 'live', 'retired', 'lost')`),
    )
    .addColumn('message', 'text')
    .addColumn('claimed_at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('posts_of_table').on('posts').columns(['table_id', 'kind', 'id']).execute();
  await sql`create index posts_sending on posts (table_id, id) where phase = 'sending'`.execute(db);
  await sql`create index posts_live on posts (table_id, kind, id) where phase = 'live'`.execute(db);
}

async function interactions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('interactions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('interactions_by_time').on('interactions').column('at').execute();
}
