import type { Seat } from '../../engine/game.ts';
import type { Store } from '../../store/open.ts';
import { closeRequest, requestsAt } from '../../store/requests.ts';
import type { Deed } from '../deed.ts';
import { seatOf, type Table } from '../table.ts';

/** The seats whose people are not in the server, as far as that was seen. */
export async function leftAt(store: Store, tableId: number): Promise<readonly Seat[]> {
  return (await requestsAt(store, tableId, 'left')).map(({ seat }) => seat);
}

/** Who does something here is in the server, whatever was seen before. Part of a deed. */
export async function isBack(deed: Deed, table: Table, person: string): Promise<void> {
  const seat = seatOf(table, person);
  if (seat !== null) await closeRequest(deed.store, { tableId: table.record.id, kind: 'left', seat });
}
