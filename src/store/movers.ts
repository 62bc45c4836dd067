import type { Store } from './open.ts';

/** Returns by match the seats of the effective moves, in order: [0, 0, 1, 0]. Undone moves are left out. */
export async function loadMovers(
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await store
    .selectFrom('log')
    .select(({ ref, eb }) => [
      'table_id',
      'number',
      'seat',
      eb.case().when('kind', '=', 'undo').then(ref('move')).end().as('undo'),
    ])
    .where('table_id', 'in', ids)
    .where('kind', 'in', ['move', 'undo'])
    .orderBy('table_id')
    .orderBy('number')
    .execute();
  const standing = new Map(ids.map((id) => [id, [] as Mover[]]));
  for (const { table_id: id, number, seat, undo } of rows) {
    const before = standing.get(id) ?? [];
    if (undo === null) before.push({ number, seat: seat ?? -1 });
    else standing.set(id, removeUndone(before, undo));
  }
  return new Map([...standing].map(([id, moved]) => [id, moved.map(({ seat }) => seat)]));
}

interface Mover {
  readonly number: number;
  readonly seat: number;
}

/** Removes the moves after the entry to which an undo goes back. */
function removeUndone(before: Mover[], undo: string): Mover[] {
  const { to } = JSON.parse(undo) as { readonly to: number };
  return before.filter(({ number }) => number <= to);
}
