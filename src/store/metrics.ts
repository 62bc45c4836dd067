import { sql } from 'kysely';
import type { Store } from './open.ts';
import type { Phase } from './schema.ts';

/** Resolves when the store has answered anything at all. */
export async function pingStore(store: Store): Promise<void> {
  await sql`select 1`.execute(store);
}

/** `playing`: with a channel of its own. `sleeping`, `away`: of those that run, apart from these. */
type TableCountKey = Phase | 'sleeping' | 'away';

/** How many tables there are, by the index of their phases: the tables themselves are read only where they run. */
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

/** Since when the oldest of what tables within reach are still to be told has waited, in ms since 1970; null where all are told. */
export async function findOldestPendingTime(store: Store): Promise<number | null> {
  const { since } = await selectReachable(store)
    .select(({ fn }) => fn.min('queued_at').as('since'))
    .executeTakeFirstOrThrow();
  return since === null ? null : Number(since);
}

/** How many tables, and how many messages that belong to none, are still to be told, of those within reach. */
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
