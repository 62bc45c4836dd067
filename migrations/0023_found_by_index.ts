import { type Kysely, sql } from 'kysely';

/**
 * Adds indexes for lookups by commands. They find seats held for a person by an AI or empty (`instead`), live tables of
 * a server, dormant tables of a channel, leagues of a channel, and a person's set-ups and challenges, which *Delete my
 * data* removes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index seats_held on seats (instead) where instead is not null`.execute(db);
  await sql`create index tables_live on tables (guild) where phase in ('lobby', 'playing')`.execute(db);
  await sql`create index tables_asleep on tables (channel, slept_at) where slept_at is not null`.execute(db);
  await sql`create index setups_of_person on setups (person) where person is not null`.execute(db);
  await db.schema.createIndex('leagues_of_channel').on('leagues').columns(['channel', 'id']).execute();
  await db.schema.createIndex('challenges_of_challenged').on('challenges').column('challenged').execute();
}
