import { isPostgres } from '../../migrations/dialect.ts';
import type { Store } from './open.ts';

/** Closes the store. SQLite has a single connection, so an open transaction must end first. */
export async function closeStore(store: Store): Promise<void> {
  if (!isPostgres(store))
    await store
      .transaction()
      .execute(async () => {})
      .catch(() => undefined);
  await store.destroy();
}
