import { refused } from '../engine/refusal.ts';
import { type Alarm, nextAlarm, takeAlarm } from '../store/alarms.ts';
import { done } from './deed.ts';
import type { House } from './house.ts';
import { loadTable } from './table.ts';

/** The next alarm of all tables; undefined where none is set. */
export async function comingAlarm({ store }: Pick<House, 'store'>): Promise<Alarm | undefined> {
  return await nextAlarm(store);
}

/** An alarm has come: whoever is still due and was not told so is to be told, by a board of its own. */
export async function ring(house: House, alarm: Alarm): Promise<void> {
  await done(house, async (deed) => {
    if (!(await takeAlarm(deed.store, alarm))) return;
    const table = await loadTable(house, alarm.tableId, deed.store);
    if (!refused(table) && table.record.phase === 'playing') await deed.tell(alarm.tableId, 'board');
  });
}
