import type { Deed } from '../deed.ts';
import { happen } from '../happen.ts';
import type { Table } from '../table.ts';

/** Nobody has started it for a week: the lobby is closed, and its card says why. */
export async function ringClose(deed: Deed, table: Table): Promise<void> {
  if (table.record.phase !== 'lobby') return;
  const closed = { phase: 'cancelled' as const, endedAt: deed.at, sleptAt: deed.at };
  await happen(deed, table, { kind: 'cancel', person: null, name: null }, closed);
}
