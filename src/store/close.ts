import { isPostgres } from '../../migrations/dialect.ts';
import type { Store } from './open.ts';

/** Closes it. A file has one connection: a transaction that is open on it ends first. */
export async function closeStore(store: Store): Promise<void> {
  if (!isPostgres(store))
    await store
      .transaction()
      .execute(async () => {})
      .catch(() => undefined);
  await store.destroy();
}
