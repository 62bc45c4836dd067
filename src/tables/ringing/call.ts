import type { Deed } from '../deed.ts';
import type { Table } from '../table.ts';

/** Whoever is still due and was not told so is to be told, by a board of its own. */
export async function ringCall(deed: Deed, { record }: Table): Promise<void> {
  if (record.phase === 'playing' && record.sleptAt === null) await deed.tell(record.id, 'board');
}
