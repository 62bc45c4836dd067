import { type Kysely, sql } from 'kysely';

/**
 * What is known of Discord's time goes by its own ids and not by a clock of ours: from which id on a message of ours is
 * to be looked for, and when an interaction was made (42 bits of ms since 2015, then 22 that count).
 * https://docs.discord.com/developers/reference#snowflakes
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('heard', 'text').execute();
  await sql`update interactions set at = (cast(id as bigint) >> 22) + 1420070400000`.execute(db);
}
