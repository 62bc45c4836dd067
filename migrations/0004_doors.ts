import { type Kysely, sql } from 'kysely';
import { either, isPostgres } from './dialect.ts';

/**
 * Prepares for extensions. Removes the fixed lists of kinds of log entries, outbox items and posts. Adds kinds of seat
 * occupants, results of every match for everybody, and revisions of lobbies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await log(db);
  await outbox(db);
  await posts(db);
  await occupants(db);
  await results(db);
  await db.schema
    .alterTable('tables')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

async function log(db: Kysely<unknown>): Promise<void> {
  await aside(db, 'log');
  await db.schema
    .createTable('log')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer')
    .addColumn('person', 'text')
    .addColumn('name', 'text')
    .addColumn('move', 'text')
    .addColumn('luck', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'number'])
    .execute();
  await back(db, 'log', 'table_id, number, kind, seat, person, name, move, luck, events, at');
  await either(db, {
    sqlite: `create trigger log_is_never_changed before update on log begin select raise(abort, 'the log is append-only'); end`,
    postgres:
      'create trigger log_is_never_changed before update on log for each row execute function log_is_append_only()',
  });
}

async function outbox(db: Kysely<unknown>): Promise<void> {
  await aside(db, 'outbox');
  await db.schema
    .createTable('outbox')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('outbox_key', ['table_id', 'kind'])
    .execute();
  await back(db, 'outbox', 'table_id, kind, queued_at');
}

/** `revision`: revision of the lobby that a card shows. */
async function posts(db: Kysely<unknown>): Promise<void> {
  await aside(db, 'posts');
  await db.schema
    .createTable('posts')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_number', 'integer', (column) => column.notNull())
    .addColumn('to_number', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('claimed_at', 'integer', (column) => column.notNull())
    .addColumn('heard', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await back(db, 'posts', 'id, table_id, kind, from_number, to_number, phase, message, claimed_at, heard');
  await db.schema.createIndex('posts_of_table').on('posts').columns(['table_id', 'kind', 'id']).execute();
  await sql`create index posts_sending on posts (table_id, id) where phase = 'sending'`.execute(db);
  await sql`create index posts_live on posts (table_id, kind, id) where phase = 'live'`.execute(db);
}

/** Renames a table: SQLite cannot drop a check, so a new table takes over its rows. */
async function aside(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.alterTable(table).renameTo(`${table}_before`).execute();
  if (isPostgres(db)) await keyAside(db, table);
}

/** Renames the key of the old table, as PostgreSQL's key names are unique in the schema. */
async function keyAside(db: Kysely<unknown>, table: string): Promise<void> {
  await sql.raw(`alter index if exists ${table}_key rename to ${table}_key_before`).execute(db);
}

async function back(db: Kysely<unknown>, table: string, columns: string): Promise<void> {
  const before = sql.table(`${table}_before`);
  await sql`insert into ${sql.table(table)} (${sql.raw(columns)}) select ${sql.raw(columns)} from ${before}`.execute(
    db,
  );
  await db.schema.dropTable(`${table}_before`).execute();
}

/**
 * Sets the kind of each seat. A seat without a person was an AI's. At the piecepack table, which has no AI seats, a
 * person had left, whom the log names.
 */
async function occupants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('seats')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('person'))
    .execute();
  await db.schema.alterTable('seats').addColumn('player', 'text').execute();
  await sql`update seats set kind = 'ai', player = 'random' where person is null`.execute(db);
  await sql`update seats set kind = 'left', player = null, person = (
      select log.person from log where log.table_id = seats.table_id and log.seat = seats.seat and log.kind = 'resign'
      order by log.number desc limit 1)
    where kind = 'ai' and table_id in (select id from tables where game = 'piecepack')`.execute(db);
  await sql`update seats set kind = 'empty' where kind = 'left' and person is null`.execute(db);
}

async function results(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'integer', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('player', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'integer')
    .addColumn('score', 'double precision')
    .addColumn('ending', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['table_id', 'number'])
    .execute();
  await db.schema.createIndex('results_of_person').on('results').columns(['person', 'table_id']).execute();
  for (const match of await endedMatches(db)) await fill(db as Kysely<Before>, match);
}

interface Ended {
  readonly id: number;
  readonly phase: string;
  readonly standings: string | null;
}

interface Before {
  seats: {
    table_id: number;
    seat: number;
    person: string | null;
    name: string;
    kind: string;
    player: string | null;
  };
  log: {
    table_id: number;
    number: number;
    kind: string;
    seat: number;
    person: string | null;
    name: string | null;
  };
  results: Record<string, unknown>;
}

async function endedMatches(db: Kysely<unknown>): Promise<readonly Ended[]> {
  const ended = sql<Ended>`select id, phase, standings from tables
    where state is not null and phase in ('over', 'cancelled') order by id`;
  return (await ended.execute(db)).rows;
}

/** Inserts one result for each seat, and one for everybody who left before the end. */
async function fill(db: Kysely<Before>, { id, phase, standings }: Ended): Promise<void> {
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  const log = await db
    .selectFrom('log')
    .select(['kind', 'seat', 'person', 'name'])
    .where('table_id', '=', id)
    .orderBy('number')
    .execute();
  const resigned = log.at(-1)?.kind === 'resign';
  const ending = phase === 'cancelled' ? 'cancelled' : resigned ? 'resigned' : 'over';
  const places = (standings === null ? [] : JSON.parse(standings)) as readonly {
    readonly seat: number;
    readonly place: number;
    readonly score?: number;
  }[];
  const sat = seats
    .filter(({ kind }) => kind === 'person' || kind === 'ai')
    .map(({ seat, person, player, name }) => {
      const standing = places.find((one) => one.seat === seat);
      return {
        seat,
        person,
        player,
        name,
        place: standing?.place ?? null,
        score: standing?.score ?? null,
        ending,
      };
    });
  const left = log
    .filter(
      ({ kind, seat, person }) =>
        kind === 'resign' && sat.every((one) => one.seat !== seat || one.person !== person),
    )
    .map(({ seat, person, name }) => ({
      seat,
      person,
      player: null,
      name: name ?? '',
      place: null,
      score: null,
      ending: 'left',
    }));
  const rows = [...sat, ...left].map((row, at) => ({ table_id: id, number: at + 1, ...row }));
  if (rows.length > 0) await db.insertInto('results').values(rows).execute();
}
