import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';

/** A hint that somebody took. */
interface TakenHint {
  readonly tableId: number;
  readonly seat: Seat;
  /** The last entry of the log when the decision was theirs. */
  readonly version: number;
  readonly person: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** Counts a hint, once a decision: one that is counted stays as it is. */
export async function saveHint(store: Store, { tableId, ...taken }: TakenHint): Promise<void> {
  await store
    .insertInto('hints')
    .values({ table_id: tableId, ...taken })
    .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'version']).doNothing())
    .execute();
}

/** The version of the last decision for which a hint was taken at a seat; null before the first. */
export async function findLastHintVersion(store: Store, tableId: number, seat: Seat): Promise<number | null> {
  const { last } = await store
    .selectFrom('hints')
    .select(({ fn }) => fn.max<number | null>('version').as('last'))
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow();
  return last;
}

/** How many hints somebody took. */
export interface HintCount {
  readonly person: string;
  readonly hints: number;
}

/** How many hints each person took at a table who took any, the most first. */
export async function countHintsByPerson(store: Store, tableId: number): Promise<readonly HintCount[]> {
  return await store
    .selectFrom('hints')
    .select(['person', ({ fn }) => fn.countAll<number>().as('hints')])
    .where('table_id', '=', tableId)
    .groupBy('person')
    .orderBy('hints', 'desc')
    .orderBy('person')
    .execute();
}
