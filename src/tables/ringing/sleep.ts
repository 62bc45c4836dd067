import { setAlarm } from '../../store/alarms.ts';
import type { Deed } from '../deed.ts';
import { wouldSleep } from '../league/award.ts';
import type { Table } from '../table.ts';
import { fallAsleep, isAsleep, sleepTime } from '../time/sleep.ts';

/** It may be time to sleep; where somebody has moved since, the time is later. A match of a league ends instead. */
export async function ringSleep(deed: Deed, table: Table): Promise<void> {
  const { id: tableId, phase } = table.record;
  if (phase !== 'playing' || isAsleep(table)) return;
  const at = await sleepTime(deed.store, table);
  if (at > deed.at) await setAlarm(deed.store, { tableId, kind: 'sleep', at });
  else if (!(await wouldSleep(deed, table))) await fallAsleep(deed, table);
}
