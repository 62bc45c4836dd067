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
} from '../../store/user-settings.ts';
import type { AppContext } from '../core/context.ts';
import { getClaimTime, getNextReminder } from '../core/pace.ts';
import { findPerson, getDueSeats, isPlayable, loadTable, type Table } from '../core/table.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** A win that one of two players may claim from a time on, if the opponent has not moved by then. */
export interface Claim {
  /** Person who may claim the win. */
  readonly person: string;
  /** Seat of the player who would lose. */
  readonly late: Seat;
  readonly at: number;
}

/**
 * Returns the claim that results if one of two people does not move; null without a time limit or without two people.
 * Personal time settings only make it later.
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

/** A person who is due, with their time settings. */
export interface AwaitedPlayer extends PendingTurn {
  readonly person: string;
  readonly timeSettings: TimeSettings;
}

/** Returns the people who are due, ordered by seat. */
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
  return seated.map((wait) => ({ ...wait, timeSettings: hours.get(wait.person) ?? DEFAULT_TIME_SETTINGS }));
}

/** A player who is due, with their time settings if these were loaded. */
type TimedWait = PendingTurn & { readonly timeSettings?: TimeSettings };

/**
 * Sets the next alarms for the players who are due. Personal time settings only make them later: without these an alarm
 * may fire too early, find nothing to do, and be set again.
 */
export async function setTurnAlarms(
  work: UnitOfWork,
  table: Table,
  waits: readonly TimedWait[],
): Promise<void> {
  const { id, pace } = table.record;
  const times = waits.flatMap(
    (one) => getNextReminder(pace, one, one.timeSettings ?? DEFAULT_TIME_SETTINGS) ?? [],
  );
  const turn = times.length === 0 ? null : Math.min(...times);
  await saveAlarms(work.store, id, { turn, ...getClaimAlarm(work, table, waits) });
}

/** Returns the claim alarm to set. A past alarm that has not fired yet stays. Without a time limit none was ever set. */
function getClaimAlarm({ at: now }: UnitOfWork, table: Table, waits: readonly TimedWait[]): Alarms {
  const claim = findClaim(table, waits);
  if (claim !== null) return claim.at > now ? { claim: claim.at } : {};
  return table.record.pace === null ? {} : { claim: null };
}

/** Recomputes the turn alarms after a change of the table's time limit or of a player's time settings. */
export async function recomputeTurnAlarms(ctx: AppContext, work: UnitOfWork, tableId: number): Promise<void> {
  const table = await loadTable(ctx, tableId, work.store);
  if (refused(table)) return;
  await setTurnAlarms(
    work,
    table,
    await loadAwaitedPlayers(work.store, table, await loadPendingTurns(work.store, tableId)),
  );
}

/** Gives a due seat its full time again from now on; the start of its wait is unchanged. Part of a transaction. */
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
