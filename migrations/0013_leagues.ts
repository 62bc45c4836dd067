import { type Kysely, sql } from 'kysely';

/**
 * Creates leagues and cups. `pace`: hours a turn; `crowded`: 1 while a match waits because the server has too many
 * tables. A player has a number in order of entry, and from the start a `lot`, by which the matches refer to the
 * player. A match has a round and a place in it, and waits for its table, has it, or is over; `tried`: number of
 * earlier tables; `how` and `winner`: the result. Each match has a message of its own, whose thread holds its table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leagues')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('host_name', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('pace', 'integer')
    .addColumn('strict', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('crowded', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'integer')
    .addColumn('ended_at', 'integer')
    .execute();
  await sql`create unique index one_league_a_channel on leagues (channel) where phase in ('entering', 'running')`.execute(
    db,
  );
  await db.schema.createIndex('leagues_of_guild').on('leagues').columns(['guild', 'phase']).execute();
  await db.schema.createIndex('leagues_of_host').on('leagues').columns(['host', 'opened_at']).execute();
  await db.schema
    .createTable('league_people')
    .addColumn('league_id', 'integer', (column) => column.notNull().references('leagues.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('lot', 'integer')
    .addColumn('left_at', 'integer')
    .addPrimaryKeyConstraint('league_people_key', ['league_id', 'number'])
    .addUniqueConstraint('once_in_a_league', ['league_id', 'person'])
    .execute();
  await db.schema.createIndex('league_people_by_person').on('league_people').column('person').execute();
  await db.schema
    .createTable('league_matches')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('league_id', 'integer', (column) => column.notNull().references('leagues.id'))
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('first', 'integer')
    .addColumn('second', 'integer')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tried', 'integer', (column) => column.notNull())
    .addColumn('table_id', 'integer')
    .addColumn('winner', 'integer')
    .addColumn('how', 'text')
    .addColumn('first_score', 'integer')
    .addColumn('second_score', 'integer')
    .addUniqueConstraint('one_place', ['league_id', 'round', 'place'])
    .execute();
  await sql`create index league_matches_by_table on league_matches (table_id) where table_id is not null`.execute(
    db,
  );
  await sql`create index league_matches_wanted on league_matches (id) where state = 'wanted'`.execute(db);
}
