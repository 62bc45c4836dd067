import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';

/** Hint that a player took. */
interface TakenHint {
  readonly tableId: number;
  readonly seat: Seat;
  /** Last entry of the log at the time of the decision. */
  readonly version: number;
  readonly person: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** Counts a hint, at most one for each decision. */
export async function saveHint(store: Store, { tableId, ...taken }: TakenHint): Promise<void> {
  await store
    .insertInto('hints')
    .values({ table_id: tableId, ...taken })
    .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'version']).doNothing())
    .execute();
}

/** Returns the version of the last decision for which a hint was taken at a seat, or null. */
export async function findLastHintVersion(store: Store, tableId: number, seat: Seat): Promise<number | null> {
  const { last } = await store
    .selectFrom('hints')
    .select(({ fn }) => fn.max<number | null>('version').as('last'))
    .where('table_id', '=', tableId)
    .where('seat', '=', seat)
    .executeTakeFirstOrThrow();
  return last;
}

/** Number of hints a player took. */
export interface HintCount {
  readonly person: string;
  readonly hints: number;
}

/** Returns the number of hints of each player who took any at a table, the most first. */
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
