import { sql } from 'kysely';
import type { Store } from './open.ts';
import type { OutboxKind } from './schema.ts';

/**
 * Queues that the channel has to be told: `card` the lobby card, `board` a fresh board, `retire` older boards, `reminder`
 * a fresh reminder, `hush` those that are there, `reshow` the newest board as it is, but for who is away.
 */
export async function queue(store: Store, tableId: number, kind: OutboxKind, at: number): Promise<void> {
  const row = { table_id: tableId, kind, queued_at: at };
  await store
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What is queued for a table. */
export async function queued(store: Store, tableId: number): Promise<ReadonlySet<OutboxKind>> {
  const rows = await store.selectFrom('outbox').select('kind').where('table_id', '=', tableId).execute();
  return new Set(rows.map((row) => row.kind));
}

export async function unqueue(store: Store, tableId: number, kind: OutboxKind): Promise<void> {
  await store.deleteFrom('outbox').where('table_id', '=', tableId).where('kind', '=', kind).execute();
}

/** The same, where the table is still at this version. False: something has happened since. */
export async function unqueueAt(
  store: Store,
  tableId: number,
  kind: OutboxKind,
  version: number,
): Promise<boolean> {
  const now = sql<number>`(select version from tables where id = ${tableId})`;
  const queued = store.deleteFrom('outbox').where('table_id', '=', tableId).where('kind', '=', kind);
  return (await queued.where(now, '=', version).executeTakeFirst()).numDeletedRows === 1n;
}

/** Every table that has something queued. */
export async function tablesQueued(store: Store): Promise<readonly number[]> {
  const rows = await store.selectFrom('outbox').select('table_id').distinct().orderBy('table_id').execute();
  return rows.map((row) => row.table_id);
}
