import type { Kysely } from 'kysely';

/**
 * Where several processes share Discord's shards: who has which of how many and until when, which processes are alive, and
 * when a session was started last in each of Discord's buckets. Times are those of the database, in ms since 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('shard', 'integer', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('until', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('until', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('identifies')
    .addColumn('bucket', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'integer', (column) => column.notNull())
    .execute();
}
