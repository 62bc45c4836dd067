import { type Kysely, sql } from 'kysely';

/** Adds the index that finds the live tables in the threads of a channel. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tables_of_parent on tables (parent)
    where parent is not null and phase in ('lobby', 'playing')`.execute(db);
}
