import type { Store } from '../../src/store/open.ts';

/** Everything that is kept of tables, seats and logs, to tell whether something changed. */
export async function takeSnapshot(store: Store): Promise<unknown> {
  return {
    tables: await store.selectFrom('tables').selectAll().orderBy('id').execute(),
    seats: await store.selectFrom('seats').selectAll().orderBy('table_id').orderBy('seat').execute(),
    log: await store.selectFrom('log').selectAll().orderBy('table_id').orderBy('number').execute(),
  };
}
