import { type Kysely, sql } from 'kysely';

/**
 * Adds the code by which players join a table without a server, and the time until which it is valid. A table without a
 * server has server 0, and posts in direct messages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('code', 'text').execute();
  await db.schema.alterTable('tables').addColumn('code_until', 'integer').execute();
  await sql`create unique index one_table_a_code on tables (code) where code is not null`.execute(db);
}
