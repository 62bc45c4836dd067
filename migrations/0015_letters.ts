import { type Kysely, sql } from 'kysely';

/**
 * What a match is remembered for, in what its game counts (`best`): so many turns for the win, so many points for a deal. 0
 * for nothing; null where its game counts nothing of that kind, or nobody has looked yet.
 * Where a server has its letter of the week, in the zone and the language of whoever wished it; null where it has none.
 * By the index the matches of a week are found.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('results').addColumn('best', 'integer').execute();
  for (const column of ['letter_channel', 'letter_zone', 'letter_language'])
    await db.schema.alterTable('servers').addColumn(column, 'text').execute();
  await sql`create index tables_of_guild_by_end on tables (guild, ended_at, id) where ended_at is not null`.execute(
    db,
  );
}
