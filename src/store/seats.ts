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

/** The same of many tables at once, by table; one at which nobody sits is not there. */
export async function sittingAtAll(
  store: Store,
  tables: readonly number[],
): Promise<ReadonlyMap<number, readonly Sitting[]>> {
  const rows = await store
    .selectFrom('seats')
    .selectAll()
    .where('table_id', 'in', tables)
    .orderBy('seat')
    .execute();
  const sitting = new Map<number, Sitting[]>();
  for (const { table_id, ...sitter } of rows)
    sitting.set(table_id, [...(sitting.get(table_id) ?? []), sitter]);
  return sitting;
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
