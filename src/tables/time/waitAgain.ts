import type { Seat } from '../../engine/game.ts';
import { openRequest } from '../../store/requests.ts';
import { keepWaiting, waitingAt } from '../../store/turns.ts';
import type { Deed } from '../deed.ts';
import type { Table } from '../table.ts';
import { setAlarms } from './reckon.ts';

/** Gives a seat that is due as much time again, from now on; it goes on being due since when it was. Part of a deed. */
export async function waitAgain(deed: Deed, table: Table, seat: Seat): Promise<void> {
  const { id, version } = table.record;
  const waits = (await waitingAt(deed.store, id)).map((wait) =>
    wait.seat === seat ? { ...wait, clockFrom: deed.at, reminded: 0 } : wait,
  );
  await keepWaiting(deed.store, id, waits);
  await openRequest(deed.store, { tableId: id, kind: 'extension', seat, version, openedAt: deed.at });
  await setAlarms(deed, table, waits);
  await deed.tell(id, 'hush', 'reshow');
}
