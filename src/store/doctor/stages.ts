import type { Store } from '../open.ts';
import type { AlarmKind, Phase } from '../schema.ts';
import { iterateTables } from '../table-pages.ts';

/** Progress of a table according to its row, without its position. */
export interface Stage {
  readonly id: number;
  readonly phase: Phase;
  readonly hasState: boolean;
  readonly hasSecret: boolean;
  readonly hasStandings: boolean;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly results: number;
  readonly seats: number;
  readonly turns: number;
  readonly alarms: readonly AlarmKind[];
}

/** Yields all tables with a known phase, page by page. */
export async function* iterateStages(store: Store): AsyncGenerator<readonly Stage[]> {
  for (const phase of ['lobby', 'playing', 'over', 'cancelled'] as const)
    for await (const page of iterateTables(store, phase))
      yield await loadStages(
        store,
        page.map(({ id }) => id),
      );
}

async function loadStages(store: Store, ids: readonly number[]): Promise<readonly Stage[]> {
  return await store
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (within) => {
      const rows = await within
        .selectFrom('tables')
        .select(({ eb, selectFrom, fn }) => [
          ...(['id', 'phase', 'started_at', 'ended_at'] as const),
          eb('state', 'is not', null).as('hasState'),
          eb('secret', 'is not', null).as('hasSecret'),
          eb('standings', 'is not', null).as('hasStandings'),
          ...(['results', 'seats', 'turns'] as const).map((part) =>
            selectFrom(part)
              .select(fn.countAll<number>().as('count'))
              .whereRef(`${part}.table_id`, '=', 'tables.id')
              .as(part),
          ),
        ])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      const alarms = await within
        .selectFrom('alarms')
        .select(['table_id', 'kind'])
        .where('table_id', 'in', ids)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        phase: row.phase,
        hasState: Boolean(row.hasState),
        hasSecret: Boolean(row.hasSecret),
        hasStandings: Boolean(row.hasStandings),
        startedAt: row.started_at,
        endedAt: row.ended_at,
        results: Number(row.results),
        seats: Number(row.seats),
        turns: Number(row.turns),
        alarms: alarms.filter(({ table_id }) => table_id === row.id).map(({ kind }) => kind),
      }));
    });
}

/** Returns tables with an unknown phase. */
export async function findTablesInUnknownPhase(
  store: Store,
): Promise<readonly { id: number; phase: string }[]> {
  const rows = store
    .selectFrom('tables')
    .select(['id', 'phase'])
    .where('phase', 'not in', ['lobby', 'playing', 'over', 'cancelled']);
  return await rows.orderBy('id').execute();
}
