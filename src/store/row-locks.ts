import { sql } from 'kysely';
import { isPostgres } from '../../migrations/dialect.ts';
import type { Store } from './open.ts';
import { retryTransaction } from './retry-transaction.ts';
import type { Phase } from './schema.ts';

/** Runs a transaction at a table, locked from its beginning; retried as in {@link retryTransaction}. */
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
 * Locks a table until the current transaction ends. Other writers wait here and then read what was changed meanwhile.
 * Not needed in SQLite, where transactions run one after the other.
 */
export async function lockTable(store: Store, id: number): Promise<void> {
  if (hasConcurrentTransactions(store))
    await store.selectFrom('tables').select('id').where('id', '=', id).forUpdate().execute();
}

/** Locks those of these tables that are still in that phase, and returns their ids. */
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

/** Locks a league with its people and matches. */
export async function lockLeague(store: Store, id: number): Promise<void> {
  if (hasConcurrentTransactions(store))
    await store.selectFrom('leagues').select('id').where('id', '=', id).forUpdate().execute();
}

/** Locks what belongs to a server as a whole: numbers of tables, seats per person, leagues, ratings and puzzles. */
export async function lockServer(store: Store, guild: string): Promise<void> {
  if (hasConcurrentTransactions(store))
    await sql`select pg_advisory_xact_lock(${SERVER_LOCKS}, hashtext(${guild}))`.execute(store);
}

/** Locks what a person does on any server. */
export async function lockPerson(store: Store, person: string): Promise<void> {
  if (hasConcurrentTransactions(store))
    await sql`select pg_advisory_xact_lock(${PERSON_LOCKS}, hashtext(${person}))`.execute(store);
}

/** Two classes of locks, so that equal hashes do not collide. */
const SERVER_LOCKS = 1;
const PERSON_LOCKS = 2;

/** Returns whether other transactions can run at the same time as this one. */
export function hasConcurrentTransactions(store: Store): boolean {
  return store.isTransaction && isPostgres(store);
}
