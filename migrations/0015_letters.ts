import { type Kysely, sql } from 'kysely';

/**
 * Adds personal bests and the weekly digest. `best` is counted in the unit of the game: turns for the win, or points
 * for a deal; 0 for none, null if the game has none or it was not computed yet. A server's digest has a channel, or
 * null for none, and the zone and language of the admin who set it up. The index finds the matches of a week.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('results').addColumn('best', 'integer').execute();
  for (const column of ['letter_channel', 'letter_zone', 'letter_language'])
    await db.schema.alterTable('servers').addColumn(column, 'text').execute();
  await sql`create index tables_of_guild_by_end on tables (guild, ended_at, id) where ended_at is not null`.execute(
    db,
  );
}
