import type { Kysely } from 'kysely';

/**
 * Creates the tables by which several processes share Discord's shards. They hold the leases with their holder, number
 * of shards and expiry, the live processes, and the last session start in each of Discord's buckets. Times are the
 * database's, in ms since 1970.
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
