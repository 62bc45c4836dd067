import { sql } from 'kysely';
import type { Store } from './open.ts';
import { prepareStatement } from './prepare-statement.ts';
import type { OutboxKind } from './schema.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/**
 * Queues an item for the channel: `card` the lobby card, `board` a fresh board, `retire` older boards, `reminder` a
 * fresh reminder, `hush` the existing ones, `reshow` the newest board unchanged except for absences, deadlines and
 * dormancy. An item already queued gets the later time.
 */
export async function queueMessage(
  store: Store,
  tableId: number,
  kind: OutboxKind,
  at: number,
): Promise<void> {
  await upsertMessage(store, { tableId, kind, at });
}

const upsertMessage = prepareStatement<{ tableId: number; kind: OutboxKind; at: number }>()(
  (store, given) => {
    const later = sql<number>`case when excluded.queued_at > outbox.queued_at then excluded.queued_at else outbox.queued_at + 1 end`;
    return store
      .insertInto('outbox')
      .values({ table_id: given('tableId'), kind: given('kind'), queued_at: given('at') })
      .onConflict((conflict) => conflict.columns(['table_id', 'kind']).doUpdateSet({ queued_at: later }));
  },
);

/** Returns when an item was last queued, in ms since 1970, or null. */
export async function findQueuedTime(
  store: Store,
  tableId: number,
  kind: OutboxKind,
): Promise<number | null> {
  const row = store.selectFrom('outbox').select('queued_at').where('table_id', '=', tableId);
  return (await row.where('kind', '=', kind).executeTakeFirst())?.queued_at ?? null;
}

/** Removes an item, unless it was queued again since that time. */
export async function unqueueIfUnchanged(
  store: Store,
  tableId: number,
  kind: OutboxKind,
  at: number,
): Promise<boolean> {
  const queued = store.deleteFrom('outbox').where('table_id', '=', tableId).where('kind', '=', kind);
  return (await queued.where('queued_at', '=', at).executeTakeFirst()).numDeletedRows === 1n;
}

/** Returns the kinds of items queued for a table. */
export async function loadQueuedKinds(store: Store, tableId: number): Promise<ReadonlySet<OutboxKind>> {
  const { rows } = await selectQueuedKinds(store, { tableId });
  return new Set(rows.map((row) => row.kind));
}

const selectQueuedKinds = prepareStatement<{ tableId: number }>()((store, given) =>
  store.selectFrom('outbox').select('kind').where('table_id', '=', given('tableId')),
);

export async function unqueue(store: Store, tableId: number, kind: OutboxKind): Promise<void> {
  await store.deleteFrom('outbox').where('table_id', '=', tableId).where('kind', '=', kind).execute();
}

/** Removes an item if the table is still at this version. Returns false if the table has changed since. */
export async function unqueueAtVersion(
  store: Store,
  tableId: number,
  kind: OutboxKind,
  version: number,
): Promise<boolean> {
  return (await deleteAtVersion(store, { tableId, kind, version })).numAffectedRows === 1n;
}

type QueuedVersion = { tableId: number; kind: OutboxKind; version: number };

const deleteAtVersion = prepareStatement<QueuedVersion>()((store, given) => {
  const now = sql<number>`(select version from tables where id = ${given('tableId')})`;
  const queued = store.deleteFrom('outbox').where('table_id', '=', given('tableId'));
  return queued.where('kind', '=', given('kind')).where(now, '=', given('version'));
});

/** Returns the tables of these servers that have queued items. */
export async function listQueuedTables(store: Store, whose: ShardFilter = null): Promise<readonly number[]> {
  const tables = store.selectFrom('outbox').select('table_id').distinct().orderBy('table_id');
  const ours = tables
    .innerJoin('tables', 'tables.id', 'outbox.table_id')
    .where(isInShardScope('tables.guild', whose));
  const rows = await (whose === null ? tables : ours).execute();
  return rows.map((row) => row.table_id);
}
