import { type Kysely, sql } from 'kysely';

/**
 * A message in a channel that belongs to no table: `kind` and `subject` say what it tells. It is wanted so often, and tells
 * what was wanted up to `told`; while it is being sent that is kept with what was known then, as of posts. `dates`: what
 * comes due that is at no table. Those of a server that the bot is not in wait (`gone_at`). By the indexes all live tables are
 * gone through at a start, page by page, and those that are out of reach.
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
