import { type Kysely, sql } from 'kysely';

/**
 * Adds the username of a person's account, as of the last interaction. Pictures show it if the fonts lack a letter of
 * the name. It was stored at people's seats, in the column for the AI strength, and is moved from there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('readers').addColumn('username', 'text').execute();
  await sql`update readers set username = (
    select player from seats where seats.person = readers.person and kind = 'person' and player is not null
    order by table_id desc limit 1
  )`.execute(db);
  await sql`update seats set player = null where kind = 'person' and player is not null`.execute(db);
}
