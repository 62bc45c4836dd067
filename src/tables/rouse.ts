import { Refusal, refused } from '../engine/refusal.ts';
import { text } from '../engine/text.ts';
import { liveTable, noteTable } from '../store/tables.ts';
import { type Deed, done } from './deed.ts';
import type { House } from './house.ts';
import { isAsleep, keepAwake } from './sleep.ts';
import { waitFromNow } from './startWaiting.ts';
import { aiDue, loadTable, type Table } from './table.ts';

/** Another table has the channel of one that sleeps: which. Who tells it knows the link to it. */
export class ChannelKept extends Refusal {
  readonly tableId: number;

  constructor(tableId: number) {
    super(text('bot:refuse.channelKept', { link: '' }));
    this.tableId = tableId;
  }
}

/** Wakes a table that sleeps: it keeps its channel again, and whoever is due is waited for from now on. Returns it as it is then. */
export async function rouse(house: House, id: number): Promise<Table | Refusal> {
  return await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    return refused(table) || !isAsleep(table) ? table : await awoken(deed, table);
  });
}

async function awoken(deed: Deed, table: Table): Promise<Table | Refusal> {
  const { id, channel } = table.record;
  const live = await liveTable(deed.store, channel);
  if (live) return new ChannelKept(live.id);
  await noteTable(deed.store, id, { sleptAt: null });
  await deed.tell(id, 'reshow');
  const awake = { ...table, record: { ...table.record, sleptAt: null } };
  await goesOn(deed, awake);
  return awake;
}

/** All that waits at a table begins anew. */
export async function goesOn(deed: Deed, table: Table): Promise<void> {
  await waitFromNow(deed, table);
  await keepAwake(deed, table.record.id);
  if (aiDue(table) !== null) deed.wake(table.record.id);
}
