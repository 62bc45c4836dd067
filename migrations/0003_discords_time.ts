import { type Kysely, sql } from 'kysely';

/**
 * Takes Discord's time from its own ids instead of a local clock. This concerns the id after which a message of the bot
 * is searched, and the creation time of an interaction (42 bits of ms since 2015, then a 22-bit counter).
 * https://docs.discord.com/developers/reference#snowflakes
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('posts').addColumn('heard', 'text').execute();
  await sql`update interactions set at = (cast(id as bigint) >> 22) + 1420070400000`.execute(db);
}
