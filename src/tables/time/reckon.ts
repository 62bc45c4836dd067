import { refused } from '../../engine/refusal.ts';
import { type Alarms, keepAlarms } from '../../store/alarms.ts';
import { hoursOf, type OwnHours, USUAL_HOURS } from '../../store/hours.ts';
import type { Store } from '../../store/open.ts';
import { type Waiting, waitingAt } from '../../store/turns.ts';
import type { Deed } from '../deed.ts';
import type { House } from '../house.ts';
import { claimOf } from '../late/claiming.ts';
import { loadTable, personAt, type Table } from '../table.ts';
import { nextReminder } from './pace.ts';

/** A person who is due, and when they want to be asked. */
export interface Awaited extends Waiting {
  readonly person: string;
  readonly own: OwnHours;
}

/** The people who are waited for, by seat. */
export async function awaited(
  store: Store,
  table: Table,
  waits: readonly Waiting[],
): Promise<readonly Awaited[]> {
  const seated = waits.flatMap((wait) => {
    const person = personAt(table, wait.seat);
    return person === null ? [] : [{ ...wait, person }];
  });
  if (seated.length === 0) return [];
  const hours = await hoursOf(
    store,
    seated.map(({ person }) => person),
  );
  return seated.map((wait) => ({ ...wait, own: hours.get(wait.person) ?? USUAL_HOURS }));
}

/** Somebody who is due, and their hours where they were looked up. */
type Timed = Waiting & { readonly own?: OwnHours };

/**
 * Sets what comes next of who is due. Hours of their own only make it later: where they are left out the alarm may ring too
 * early, finds nothing to do, and is set anew.
 */
export async function setAlarms(deed: Deed, table: Table, waits: readonly Timed[]): Promise<void> {
  const { id, pace } = table.record;
  const times = waits.flatMap((one) => nextReminder(pace, one, one.own ?? USUAL_HOURS) ?? []);
  const turn = times.length === 0 ? null : Math.min(...times);
  await keepAlarms(deed.store, id, { turn, ...claimAlarm(deed, table, waits) });
}

/** One that is past and has not rung yet stays; where there is no clock none was ever set. */
function claimAlarm({ at: now }: Deed, table: Table, waits: readonly Timed[]): Alarms {
  const claim = claimOf(table, waits);
  if (claim !== null) return claim.at > now ? { claim: claim.at } : {};
  return table.record.pace === null ? {} : { claim: null };
}

/** The same where something has changed but who is due: the pace of the table, or the hours of somebody who sits there. */
export async function reckon(house: House, deed: Deed, tableId: number): Promise<void> {
  const table = await loadTable(house, tableId, deed.store);
  if (refused(table)) return;
  await setAlarms(deed, table, await awaited(deed.store, table, await waitingAt(deed.store, tableId)));
}
