import type { Seat } from '../engine/game.ts';
import type { Store } from './open.ts';

/** Who sits where; `person` is a Discord user id, or null for an AI. */
export interface Sitting {
  readonly seat: Seat;
  readonly person: string | null;
  readonly name: string;
}

/** The seats of a table in order. */
export async function sittingAt(store: Store, table: number): Promise<readonly Sitting[]> {
  const ofTable = store.selectFrom('seats').select(['seat', 'person', 'name']).where('table_id', '=', table);
  return ofTable.orderBy('seat').execute();
}

/** Seats exactly these, in this order; whoever sat before gets up. */
export async function seat(
  store: Store,
  table: number,
  sitters: readonly Omit<Sitting, 'seat'>[],
): Promise<void> {
  await store.deleteFrom('seats').where('table_id', '=', table).execute();
  const rows = sitters.map(({ person, name }, index) => ({ table_id: table, seat: index, person, name }));
  if (rows.length > 0) await store.insertInto('seats').values(rows).execute();
}
