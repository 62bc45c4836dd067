import { setAlarm } from '../../store/alarms.ts';
import { openRequest } from '../../store/requests.ts';
import { waitingAt } from '../../store/turns.ts';
import type { Deed } from '../deed.ts';
import { claimOf } from '../late/claiming.ts';
import { playedInstead } from '../late/instead.ts';
import type { Table } from '../table.ts';
import { awaited } from '../time/reckon.ts';
import { keepAwake } from '../time/sleep.ts';

/**
 * The other of two can claim the win from now on: the reminder says so anew. In their own hours it may be later. Nobody is
 * reminded of a turn that an AI plays.
 */
export async function ringClaim(deed: Deed, table: Table): Promise<void> {
  const { id: tableId, version } = table.record;
  const claim = claimOf(table, await awaited(deed.store, table, await waitingAt(deed.store, tableId)));
  if (claim === null || (await playedInstead(deed.store, tableId)) === claim.late) return;
  if (claim.at > deed.at) return await setAlarm(deed.store, { tableId, kind: 'claim', at: claim.at });
  await openRequest(deed.store, { tableId, kind: 'here', seat: claim.late, version, openedAt: deed.at });
  await keepAwake(deed, tableId);
  await deed.tell(tableId, 'reminder');
}
