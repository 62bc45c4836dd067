import { sql } from 'kysely';
import type { Store } from './open.ts';
import type { Phase } from './schema.ts';

/** Resolves when the store answers a trivial query. */
export async function pingStore(store: Store): Promise<void> {
  await sql`select 1`.execute(store);
}

/**
 * `playing`: running with a channel of its own. `sleeping`, `away`: running but dormant or unavailable, not counted in
 * `playing`.
 */
type TableCountKey = Phase | 'sleeping' | 'away';

/** Counts tables by phase through the index of phases; reads the rows of running tables only. */
export async function countTablesByPhase(store: Store): Promise<Readonly<Record<TableCountKey, number>>> {
  const phases = await store
    .selectFrom('tables')
    .select(({ fn }) => ['phase', fn.countAll<number>().as('count')])
    .groupBy('phase')
    .execute();
  const of = (phase: Phase) => Number(phases.find((one) => one.phase === phase)?.count ?? 0);
  const [away, sleeping] = [await countUnreachableTables(store), await countDormantTables(store)];
  return {
    lobby: of('lobby') - away.lobby,
    playing: of('playing') - away.playing - sleeping,
    sleeping,
    away: away.lobby + away.playing,
    over: of('over'),
    cancelled: of('cancelled'),
  };
}

async function countUnreachableTables(
  store: Store,
): Promise<{ readonly lobby: number; readonly playing: number }> {
  const rows = await store
    .selectFrom('tables')
    .select(({ fn }) => ['phase', fn.countAll<number>().as('count')])
    .where('phase', 'in', ['lobby', 'playing'])
    .where('gone_at', 'is not', null)
    .groupBy('phase')
    .execute();
  const of = (phase: Phase) => Number(rows.find((one) => one.phase === phase)?.count ?? 0);
  return { lobby: of('lobby'), playing: of('playing') };
}

async function countDormantTables(store: Store): Promise<number> {
  const { count } = await store
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('phase', '=', 'playing')
    .where('slept_at', 'is not', null)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the time since which the oldest outbox item of an available table waits, in ms since 1970, or null if none waits. */
export async function findOldestPendingTime(store: Store): Promise<number | null> {
  const { since } = await selectReachable(store)
    .select(({ fn }) => fn.min('queued_at').as('since'))
    .executeTakeFirstOrThrow();
  return since === null ? null : Number(since);
}

/** Counts the available tables and the notices that are still to be published. */
export async function countPending(
  store: Store,
): Promise<{ readonly tables: number; readonly notices: number }> {
  const tables = await selectReachable(store)
    .select(({ fn }) => fn.count<number>('outbox.table_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  const notices = await store
    .selectFrom('notices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('wanted', '>', 'told')
    .where('gone_at', 'is', null)
    .where('phase', '!=', 'lost')
    .executeTakeFirstOrThrow();
  return { tables: Number(tables.count), notices: Number(notices.count) };
}

function selectReachable(store: Store) {
  return store
    .selectFrom('outbox')
    .innerJoin('tables', 'tables.id', 'outbox.table_id')
    .where('tables.gone_at', 'is', null);
}
