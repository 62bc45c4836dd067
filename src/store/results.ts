import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';

/**
 * Way in which a match ended: by its rules, by resignation, by a claimed win, or without a winner. `left`: the player
 * had left before.
 */
export type Ending = 'over' | 'resigned' | 'claimed' | 'cancelled' | 'left';

/** Result of a match for one player. */
export interface Result {
  readonly seat: Seat;
  /** Null for an AI. */
  readonly person: string | null;
  /** AI strength; null for a person. */
  readonly player: string | null;
  readonly name: string;
  /** From 1; null where there are no places. */
  readonly place: number | null;
  readonly score: number | null;
  readonly ending: Ending;
  /** Personal best, as the game counts it, 0 for none; null if the game has none. */
  readonly best: number | null;
}

/** Saves the results of a match that ends now. */
export async function saveResults(store: Store, tableId: number, results: readonly Result[]): Promise<void> {
  const rows = results.map((result, at) => ({ table_id: tableId, number: at + 1, ...result }));
  if (rows.length > 0) await store.insertInto('results').values(rows).execute();
}

/** Returns the results of a match, by seat, then players who had left; none while it runs. */
export async function loadResults(store: Store, tableId: number): Promise<readonly Result[]> {
  const rows = await store
    .selectFrom('results')
    .selectAll()
    .where('table_id', '=', tableId)
    .orderBy('number')
    .execute();
  return rows.map(({ table_id: _, number: __, ending, ...plain }) => ({
    ...plain,
    ending: ending as Ending,
  }));
}

/** Returns a person's name in an ended match, or '' if the person was not in it. */
export async function findResultName(store: Store, tableId: number, person: string): Promise<string> {
  const named = store.selectFrom('results').select('name').where('table_id', '=', tableId);
  const row = await named.where('person', '=', person).orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row?.name ?? '';
}

/** Returns the ids of complete ended matches of these games whose personal bests were not computed yet. */
export async function listTablesWithoutBests(
  store: Store,
  games: readonly string[],
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly number[]> {
  const rows = await store
    .selectFrom('tables')
    .select('id')
    .where('id', '>', after)
    .where('phase', '=', 'over')
    .where('state', 'is not', null)
    .where('game', 'in', games)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('results')
          .select('number')
          .whereRef('table_id', '=', 'tables.id')
          .where('best', 'is', null),
      ),
    )
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Saves the personal bests of a match, in the order of its results. */
export async function saveBests(
  store: Store,
  tableId: number,
  bests: readonly (number | null)[],
): Promise<void> {
  for (const [at, best] of bests.entries())
    await store
      .updateTable('results')
      .set({ best })
      .where('table_id', '=', tableId)
      .where('number', '=', at + 1)
      .execute();
}
