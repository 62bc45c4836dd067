import { setTimeout as until } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../open.ts';

/** Interval between attempts to take a lock that another process holds, in ms. */
const PAUSE = 200;

/**
 * Runs work while no other process runs work under the same number. Each statement is short, so a dead connection is
 * noticed.
 */
export async function withAdvisoryLock(store: Store, lock: number, work: () => Promise<void>): Promise<void> {
  await store.connection().execute(async (held) => {
    while (!(await isTaken(held, lock))) await until(PAUSE);
    await work().finally(() => sql`select pg_advisory_unlock(${sql.lit(lock)})`.execute(held));
  });
}

async function isTaken(held: Store, lock: number): Promise<boolean> {
  const asked = sql<{ readonly mine: boolean }>`select pg_try_advisory_lock(${sql.lit(lock)}) as mine`;
  return (await asked.execute(held)).rows[0]?.mine === true;
}
