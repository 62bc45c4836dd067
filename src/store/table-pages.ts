import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Store } from './open.ts';
import type { Phase, TablesRow } from './schema.ts';
import { isInShardScope, type ShardFilter } from './shard-scope.ts';

/** Number of tables read before the event loop runs: a few ms of work. */
const TABLES_PER_PAGE = 50;

const PAGED_COLUMNS = ['id', 'guild', 'channel', 'parent', 'game', 'rules', 'gone_at'] as const;

/** Location of a table and the rules by which it is played. */
export type PagedTable = Pick<Selectable<TablesRow>, (typeof PAGED_COLUMNS)[number]>;

/** Yields all tables of these servers in that phase, page by page, ordered by id, so that nothing waits for all of them. */
export async function* iterateTables(
  store: Store,
  phase: Phase,
  whose: ShardFilter = null,
): AsyncGenerator<readonly PagedTable[]> {
  let after = 0;
  for (;;) {
    const page = await store
      .selectFrom('tables')
      .select(PAGED_COLUMNS)
      .where('phase', '=', phase)
      .where(isInShardScope('guild', whose))
      .where('id', '>', after)
      .orderBy('id')
      .limit(TABLES_PER_PAGE)
      .execute();
    if (page.length > 0) yield page;
    if (page.length < TABLES_PER_PAGE) return;
    after = page.at(-1)?.id ?? after;
    await setImmediate();
  }
}

/** Returns those of these tables, available and not dormant, at which no seat is due. */
export async function filterTablesWithoutTurns(
  store: Store,
  ids: readonly number[],
): Promise<readonly number[]> {
  const rows = await selectAvailableTables(store, ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('turns').select('seat').whereRef('turns.table_id', '=', 'tables.id'))),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the running tables of these servers, available and not dormant, at which no seat is due. */
export async function listPlayingTablesWithoutTurns(
  store: Store,
  whose: ShardFilter,
): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('tables')
    .select('tables.id')
    .where('phase', '=', 'playing')
    .where('tables.slept_at', 'is', null)
    .where('tables.gone_at', 'is', null)
    .where(isInShardScope('guild', whose))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('turns').select('seat').whereRef('turns.table_id', '=', 'tables.id'))),
    )
    .orderBy('tables.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns those of these tables, available and not dormant, that have no alarm of that kind. */
export async function filterTablesWithoutAlarm(
  store: Store,
  ids: readonly number[],
  kind: 'close' | 'sleep',
): Promise<readonly number[]> {
  const rows = await selectAvailableTables(store, ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alarms')
            .select('at')
            .whereRef('alarms.table_id', '=', 'tables.id')
            .where('kind', '=', kind),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

function selectAvailableTables(store: Store, ids: readonly number[]) {
  return store
    .selectFrom('tables')
    .select('tables.id')
    .where('tables.id', 'in', ids)
    .where('tables.slept_at', 'is', null)
    .where('tables.gone_at', 'is', null)
    .orderBy('tables.id');
}
