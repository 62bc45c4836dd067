import type { Seat } from '../../engine/game.ts';
import { openRequest } from '../../store/requests.ts';
import type { Deed } from '../deed.ts';
import { happen } from '../happen.ts';
import type { Table } from '../table.ts';

/**
 * Lets an AI play this turn of a person who is due: an entry of the log, so that the channel is told. The AI wakes after
 * the deed, and again after a restart, until the turn is over or the person moves. Returns the table after it.
 */
export async function playInstead(deed: Deed, table: Table, seat: Seat): Promise<Table> {
  const { id, version } = table.record;
  const request = { tableId: id, kind: 'play' as const, seat, version: version + 1, openedAt: deed.at };
  await openRequest(deed.store, request);
  const name = table.sitters[seat]?.name ?? '';
  return await happen(deed, table, { kind: 'time', seat, person: null, name }, {});
}
