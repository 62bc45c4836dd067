import { sql } from 'kysely';
import { isPostgres } from '../../migrations/dialect.ts';
import { tryAgain } from './locked.ts';
import type { Store } from './open.ts';
import type { Phase } from './schema.ts';

/** One transaction at a table, which is held from its beginning; tried again as {@link tryAgain} says. */
export async function atTable<T>(store: Store, id: number, work: (store: Store) => Promise<T>): Promise<T> {
  return await tryAgain(() =>
    store.transaction().execute(async (within) => {
      await holdTable(within, id);
      return await work(within);
    }),
  );
}

/**
 * Until the transaction ends that this is within, nobody else changes anything at that table; who wants to waits here, and
 * reads after this what was done meanwhile. In SQLite, where all transactions come one after the other, there is nothing to do.
 */
export async function holdTable(store: Store, id: number): Promise<void> {
  if (isShared(store))
    await store.selectFrom('tables').select('id').where('id', '=', id).forUpdate().execute();
}

/** Those of these tables that are still in that phase, each held like that. */
export async function holdTablesIn(
  store: Store,
  ids: readonly number[],
  phase: Phase,
): Promise<readonly number[]> {
  const tables = store.selectFrom('tables').select('id').where('id', 'in', ids).where('phase', '=', phase);
  const ordered = tables.orderBy('id');
  const rows = await (isShared(store) ? ordered.forUpdate() : ordered).execute();
  return rows.map(({ id }) => id);
}

/** The same for a league with its people and matches. */
export async function holdLeague(store: Store, id: number): Promise<void> {
  if (isShared(store))
    await store.selectFrom('leagues').select('id').where('id', '=', id).forUpdate().execute();
}

/** The same for what a server has as a whole: how many tables, who sits at how many, its leagues, ratings and puzzles. */
export async function holdServer(store: Store, guild: string): Promise<void> {
  if (isShared(store)) await sql`select pg_advisory_xact_lock(${SERVERS}, hashtext(${guild}))`.execute(store);
}

/** The same for what somebody does as a person, on whatever server. */
export async function holdPerson(store: Store, person: string): Promise<void> {
  if (isShared(store)) await sql`select pg_advisory_xact_lock(${PEOPLE}, hashtext(${person}))`.execute(store);
}

/** Two kinds of such locks, so that the same number is not both. */
const SERVERS = 1;
const PEOPLE = 2;

/** Whether other transactions run at the same time as this one. */
export function isShared(store: Store): boolean {
  return store.isTransaction && isPostgres(store);
}
