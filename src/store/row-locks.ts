import { sql } from 'kysely';
import { isPostgres } from '../../migrations/dialect.ts';
import type { Store } from './open.ts';
import { retryTransaction } from './retry-transaction.ts';
import type { Phase } from './schema.ts';

/** One transaction at a table, which is held from its beginning; tried again as {@link retryTransaction} says. */
export async function inTableTransaction<T>(
  store: Store,
  id: number,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  return await retryTransaction(() =>
    store.transaction().execute(async (within) => {
      await lockTable(within, id);
      return await work(within);
    }),
  );
}

/**
 * Until the transaction ends that this is within, nobody else changes anything at that table; who wants to waits here, and
 * reads after this what was done meanwhile. In SQLite, where all transactions come one after the other, there is nothing to do.
 */
export async function lockTable(store: Store, id: number): Promise<void> {
  if (hasConcurrentTransactions(store))
    await store.selectFrom('tables').select('id').where('id', '=', id).forUpdate().execute();
}

/** Those of these tables that are still in that phase, each held like that. */
export async function lockTablesInPhase(
  store: Store,
  ids: readonly number[],
  phase: Phase,
): Promise<readonly number[]> {
  const tables = store.selectFrom('tables').select('id').where('id', 'in', ids).where('phase', '=', phase);
  const ordered = tables.orderBy('id');
  const rows = await (hasConcurrentTransactions(store) ? ordered.forUpdate() : ordered).execute();
  return rows.map(({ id }) => id);
}

/** The same for a league with its people and matches. */
export async function lockLeague(store: Store, id: number): Promise<void> {
  if (hasConcurrentTransactions(store))
    await store.selectFrom('leagues').select('id').where('id', '=', id).forUpdate().execute();
}

/** The same for what a server has as a whole: how many tables, who sits at how many, its leagues, ratings and puzzles. */
export async function lockServer(store: Store, guild: string): Promise<void> {
  if (hasConcurrentTransactions(store))
    await sql`select pg_advisory_xact_lock(${SERVER_LOCKS}, hashtext(${guild}))`.execute(store);
}

/** The same for what somebody does as a person, on whatever server. */
export async function lockPerson(store: Store, person: string): Promise<void> {
  if (hasConcurrentTransactions(store))
    await sql`select pg_advisory_xact_lock(${PERSON_LOCKS}, hashtext(${person}))`.execute(store);
}

/** Two kinds of such locks, so that the same number is not both. */
const SERVER_LOCKS = 1;
const PERSON_LOCKS = 2;

/** Whether other transactions run at the same time as this one. */
export function hasConcurrentTransactions(store: Store): boolean {
  return store.isTransaction && isPostgres(store);
}
