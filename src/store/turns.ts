import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';

/** A seat that is due: times in ms since 1970. */
export interface Waiting {
  readonly seat: Seat;
  /** When it became due. */
  readonly since: number;
  /** From when on its clock runs: later than `since` where the others have given it more time. */
  readonly clockFrom: number;
  /** How often it was reminded. */
  readonly reminded: number;
}

/** The seats of a table that are due, in order. */
export async function waitingAt(store: Store, tableId: number): Promise<readonly Waiting[]> {
  const rows = await store
    .selectFrom('turns')
    .selectAll()
    .where('table_id', '=', tableId)
    .orderBy('seat')
    .execute();
  return rows.map(({ seat, since, clock_from, reminded }) => ({
    seat,
    since,
    clockFrom: clock_from,
    reminded,
  }));
}

/** Exactly these are due from now on. */
export async function keepWaiting(store: Store, tableId: number, waiting: readonly Waiting[]): Promise<void> {
  await store.deleteFrom('turns').where('table_id', '=', tableId).execute();
  const rows = waiting.map(({ seat, since, clockFrom, reminded }) => ({
    table_id: tableId,
    seat,
    since,
    clock_from: clockFrom,
    reminded,
  }));
  if (rows.length > 0) await store.insertInto('turns').values(rows).execute();
}
