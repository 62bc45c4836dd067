import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { type Alarms, keepAlarms } from '../../store/alarms.ts';
import { hoursOf, type OwnHours, USUAL_HOURS } from '../../store/hours.ts';
import type { Store } from '../../store/open.ts';
import { openRequest } from '../../store/requests.ts';
import { keepWaiting, type Waiting, waitingAt } from '../../store/turns.ts';
import type { House } from '../core/context.ts';
import { claimable, nextReminder } from '../core/pace.ts';
import { dueAt, isPlayable, loadTable, personAt, type Table } from '../core/table.ts';
import type { Deed } from '../core/unit-of-work.ts';

/** Somebody may claim the win from then on, in ms since 1970, if the other of the two has not moved by then. */
export interface Claim {
  /** Who claims it. */
  readonly person: string;
  /** Who would lose by it. */
  readonly late: Seat;
  readonly at: number;
}

/**
 * What can come of it that one of two people does not move; null where they play by no clock, or are not two people. Hours
 * of their own only make it later.
 */
export function claimOf(
  table: Table,
  waits: readonly (Waiting & { readonly own?: OwnHours })[],
): Claim | null {
  const [late, ...more] = isOfTwo(table) ? dueAt(table) : [];
  const wait = waits.find(({ seat }) => seat === late);
  if (late === undefined || more.length > 0 || wait === undefined) return null;
  const person = personAt(table, 1 - late);
  const at = claimable(table.record.pace, wait, wait.own ?? USUAL_HOURS);
  return at === null || person === null || personAt(table, late) === null ? null : { person, late, at };
}

function isOfTwo(table: Table): boolean {
  return isPlayable(table) && table.game.table === 'match' && table.sitters.length === 2;
}

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
