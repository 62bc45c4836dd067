import type { Store } from '../../src/store/open.ts';

/** Returns the stored tables, seats and logs, to detect changes. */
export async function takeSnapshot(store: Store): Promise<unknown> {
  return {
    tables: await store.selectFrom('tables').selectAll().orderBy('id').execute(),
    seats: await store.selectFrom('seats').selectAll().orderBy('table_id').orderBy('seat').execute(),
    log: await store.selectFrom('log').selectAll().orderBy('table_id').orderBy('number').execute(),
  };
}
