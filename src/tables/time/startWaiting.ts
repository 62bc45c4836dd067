import { refused } from '../../engine/refusal.ts';
import { type PagedTable, tablesInPages, withoutTurns } from '../../store/pages.ts';
import { keepWaiting, waitingAt } from '../../store/turns.ts';
import { type Deed, done } from '../deed.ts';
import { type House, partOf } from '../house.ts';
import { loadTable, type Table, waitedSeats } from '../table.ts';
import { setAlarms } from './reckon.ts';

/**
 * After a start: who is due at a table where that was not written down is waited for from now on. So it is where the match
 * began before waits were kept, and where its rules are here again.
 */
export async function startWaiting(house: House): Promise<void> {
  for await (const page of tablesInPages(house.store, 'playing', partOf(house)))
    for (const id of await withoutTurns(house.store, idsOf(page))) await startAt(house, id);
}

function idsOf(page: readonly PagedTable[]): readonly number[] {
  return page.map(({ id }) => id);
}

async function startAt(house: House, id: number): Promise<void> {
  await done(house, async (deed) => {
    const table = await loadTable(house, id, deed.store);
    if (refused(table) || !isWithUs(table)) return;
    if ((await waitingAt(deed.store, id)).length === 0) await waitFromNow(deed, table);
  });
}

/** Whoever is due is waited for from now on, as if they had become so now. */
export async function waitFromNow(deed: Deed, table: Table): Promise<void> {
  const { id } = table.record;
  const from = { since: deed.at, clockFrom: deed.at, reminded: 0 };
  const waits = waitedSeats(table).map((seat) => ({ seat, ...from }));
  await keepWaiting(deed.store, id, waits);
  await setAlarms(deed, table, waits);
}

/** At a table that sleeps or is out of reach nobody is waited for. */
function isWithUs({ record }: Table): boolean {
  return record.phase === 'playing' && record.sleptAt === null && record.goneAt === null;
}
