import type { Store } from './open.ts';

/** The live tables in a channel and in its threads; those that sleep or are out of reach are among them. */
export async function tablesIn(store: Store, channel: string): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('tables')
    .select('id')
    .where('phase', 'in', ['lobby', 'playing'])
    .where((any) => any.or([any('channel', '=', channel), any('parent', '=', channel)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Where a live table is: its server, its channel, and the channel of that if it is known to be a thread. */
export interface Place {
  readonly id: number;
  readonly guild: string;
  readonly channel: string;
  readonly parent: string | null;
  readonly isGone: boolean;
}

/** Where the live tables are. */
export async function placesOf(store: Store): Promise<readonly Place[]> {
  const rows = await store
    .selectFrom('tables')
    .select(['id', 'guild', 'channel', 'parent', 'gone_at'])
    .where('phase', 'in', ['lobby', 'playing'])
    .orderBy('id')
    .execute();
  return rows.map(({ gone_at, ...place }) => ({ ...place, isGone: gone_at !== null }));
}

/** The tables that are out of reach. */
export async function goneTables(store: Store): Promise<ReadonlySet<number>> {
  const rows = await store.selectFrom('tables').select('id').where('gone_at', 'is not', null).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether the table is out of reach. */
export async function isGone(store: Store, id: number): Promise<boolean> {
  const row = await store.selectFrom('tables').select('gone_at').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.gone_at !== null;
}
