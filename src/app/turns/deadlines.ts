import type { Seat } from '../../engine/game.ts';
import { refused } from '../../engine/refusal.ts';
import { type Alarms, saveAlarms } from '../../store/alarms.ts';
import type { Store } from '../../store/open.ts';
import { loadPendingTurns, type PendingTurn, savePendingTurns } from '../../store/pending-turns.ts';
import { openRequest } from '../../store/requests.ts';
import {
  DEFAULT_TIME_SETTINGS,
  loadTimeSettingsByPerson,
  type TimeSettings,
} from '../../store/time-settings.ts';
import type { AppContext } from '../core/context.ts';
import { getClaimTime, getNextReminder } from '../core/pace.ts';
import { findPerson, getDueSeats, isPlayable, loadTable, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

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
export function findClaim(
  table: Table,
  waits: readonly (PendingTurn & { readonly own?: TimeSettings })[],
): Claim | null {
  const [late, ...more] = isMatchForTwo(table) ? getDueSeats(table) : [];
  const wait = waits.find(({ seat }) => seat === late);
  if (late === undefined || more.length > 0 || wait === undefined) return null;
  const person = findPerson(table, 1 - late);
  const at = getClaimTime(table.record.pace, wait, wait.own ?? DEFAULT_TIME_SETTINGS);
  return at === null || person === null || findPerson(table, late) === null ? null : { person, late, at };
}

function isMatchForTwo(table: Table): boolean {
  return isPlayable(table) && table.game.table === 'match' && table.seats.length === 2;
}

/** A person who is due, and when they want to be asked. */
export interface AwaitedPlayer extends PendingTurn {
  readonly person: string;
  readonly own: TimeSettings;
}

/** The people who are waited for, by seat. */
export async function loadAwaitedPlayers(
  store: Store,
  table: Table,
  waits: readonly PendingTurn[],
): Promise<readonly AwaitedPlayer[]> {
  const seated = waits.flatMap((wait) => {
    const person = findPerson(table, wait.seat);
    return person === null ? [] : [{ ...wait, person }];
  });
  if (seated.length === 0) return [];
  const hours = await loadTimeSettingsByPerson(
    store,
    seated.map(({ person }) => person),
  );
  return seated.map((wait) => ({ ...wait, own: hours.get(wait.person) ?? DEFAULT_TIME_SETTINGS }));
}

/** Somebody who is due, and their hours where they were looked up. */
type TimedWait = PendingTurn & { readonly own?: TimeSettings };

/**
 * Sets what comes next of who is due. Hours of their own only make it later: where they are left out the alarm may ring too
 * early, finds nothing to do, and is set anew.
 */
export async function setTurnAlarms(
  work: UnitOfWork,
  table: Table,
  waits: readonly TimedWait[],
): Promise<void> {
  const { id, pace } = table.record;
  const times = waits.flatMap((one) => getNextReminder(pace, one, one.own ?? DEFAULT_TIME_SETTINGS) ?? []);
  const turn = times.length === 0 ? null : Math.min(...times);
  await saveAlarms(work.store, id, { turn, ...getClaimAlarm(work, table, waits) });
}

/** One that is past and has not rung yet stays; where there is no clock none was ever set. */
function getClaimAlarm({ at: now }: UnitOfWork, table: Table, waits: readonly TimedWait[]): Alarms {
  const claim = findClaim(table, waits);
  if (claim !== null) return claim.at > now ? { claim: claim.at } : {};
  return table.record.pace === null ? {} : { claim: null };
}

/** The same where something has changed but who is due: the pace of the table, or the hours of somebody who sits there. */
export async function recomputeTurnAlarms(ctx: AppContext, work: UnitOfWork, tableId: number): Promise<void> {
  const table = await loadTable(ctx, tableId, work.store);
  if (refused(table)) return;
  await setTurnAlarms(
    work,
    table,
    await loadAwaitedPlayers(work.store, table, await loadPendingTurns(work.store, tableId)),
  );
}

/** Gives a seat that is due as much time again, from now on; it goes on being due since when it was. Part of a deed. */
export async function grantExtraTime(work: UnitOfWork, table: Table, seat: Seat): Promise<void> {
  const { id, version } = table.record;
  const waits = (await loadPendingTurns(work.store, id)).map((wait) =>
    wait.seat === seat ? { ...wait, clockFrom: work.at, reminded: 0 } : wait,
  );
  await savePendingTurns(work.store, id, waits);
  await openRequest(work.store, { tableId: id, kind: 'extension', seat, version, openedAt: work.at });
  await setTurnAlarms(work, table, waits);
  await work.queueMessages(id, 'hush', 'reshow');
}
