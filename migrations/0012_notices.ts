import { type Kysely, sql } from 'kysely';

/**
 * Creates notices, messages that belong to no table: `kind` and `subject` determine the content. `wanted` is the
 * requested version and `told` the published one; a claim is stored while sending, as for posts. `dates`: scheduled
 * tasks of a server. Both wait while the bot is not in the server (`gone_at`). The indexes serve the start-up, which
 * reads all live tables page by page, and the unavailable ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notices')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('wanted', 'integer', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('claimed_at', 'integer')
    .addColumn('heard', 'text')
    .addColumn('gone_at', 'integer')
    .addUniqueConstraint('one_notice', ['kind', 'subject'])
    .execute();
  await sql`create index notices_untold on notices (id) where told < wanted and gone_at is null`.execute(db);
  await db.schema.createIndex('notices_of_guild').on('notices').column('guild').execute();
  await db.schema
    .createTable('dates')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('guild', 'text', (column) => column.notNull())
    .addColumn('at', 'integer', (column) => column.notNull())
    .addColumn('gone_at', 'integer')
    .addPrimaryKeyConstraint('dates_key', ['kind', 'subject'])
    .execute();
  await sql`create index dates_by_time on dates (at) where gone_at is null`.execute(db);
  await db.schema.createIndex('dates_of_guild').on('dates').column('guild').execute();
  await db.schema.createIndex('tables_by_phase').on('tables').columns(['phase', 'id']).execute();
  await sql`create index tables_gone on tables (guild) where gone_at is not null`.execute(db);
}
