import { type Kysely, sql } from 'kysely';

/** By the index the live tables in the threads of a channel are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index tables_of_parent on tables (parent)
    where parent is not null and phase in ('lobby', 'playing')`.execute(db);
}
