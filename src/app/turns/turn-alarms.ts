import { setAlarm } from '../../store/alarms.ts';
import { loadPendingTurns, savePendingTurns } from '../../store/pending-turns.ts';
import { openRequest } from '../../store/requests.ts';
import { lockTablesInPhase } from '../../store/row-locks.ts';
import { filterTablesWithoutAlarm, iterateTables } from '../../store/table-pages.ts';
import { type AppContext, getShardScope } from '../core/context.ts';
import { countReminders, isOpenToVote } from '../core/pace.ts';
import type { Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { findStandInSeat } from '../play/stand-in.ts';
import { isQuiet } from './calls.ts';
import { type AwaitedPlayer, findClaim, loadAwaitedPlayers, setTurnAlarms } from './deadlines.ts';
import { postponeDormancy } from './dormancy.ts';
import { postponeLobbyExpiry } from './lobby-expiry.ts';
import { openTimeoutVote } from './timeout-votes.ts';
import { startStandIn } from './vote.ts';

/**
 * Tells the opponent by a reminder that they can claim the win now. With personal time settings the claim may be later;
 * then the alarm is set again. A turn that an AI plays needs no reminder.
 */
export async function fireClaimAlarm(work: UnitOfWork, table: Table): Promise<void> {
  const { id: tableId, version } = table.record;
  const claim = findClaim(
    table,
    await loadAwaitedPlayers(work.store, table, await loadPendingTurns(work.store, tableId)),
  );
  if (claim === null || (await findStandInSeat(work.store, tableId)) === claim.late) return;
  if (claim.at > work.at) return await setAlarm(work.store, { tableId, kind: 'claim', at: claim.at });
  await openRequest(work.store, { tableId, kind: 'here', seat: claim.late, version, openedAt: work.at });
  await postponeDormancy(work, tableId);
  await work.queueMessages(tableId, 'reminder');
}

/**
 * Reminds players who have been due for long, once for all reminder times that have passed. After the deadline, or after
 * three days without one, the others vote; at a strict table with a time limit an AI plays the turn.
 */
export async function fireTurnAlarm(work: UnitOfWork, table: Table): Promise<void> {
  const { id, pace, strict } = table.record;
  const before = await loadAwaitedPlayers(work.store, table, await loadPendingTurns(work.store, id));
  const waits = before.map((one) => ({ ...one, reminded: countDueReminders(table, one, work.at) }));
  await savePendingTurns(work.store, id, waits);
  const fresh = waits.filter(({ reminded }, at) => reminded > (before[at]?.reminded ?? 0));
  const late = fresh.filter((one) => isOpenToVote(pace, one, one.timeSettings, work.at));
  const isPlayed = strict && pace !== null;
  await remind(work, table, isPlayed ? fresh.filter((one) => !late.includes(one)) : fresh);
  await setTurnAlarms(work, table, waits);
  if (fresh.length > 0) await postponeDormancy(work, id);
  if (isPlayed) await playAll(work, table, late);
  else for (const { seat } of late) await openTimeoutVote(work, table, seat);
}

/** Returns the number of a player's reminders after all due ones are sent. */
function countDueReminders({ record }: Table, one: AwaitedPlayer, now: number): number {
  return Math.max(one.reminded, countReminders(record.pace, one, one.timeSettings, now));
}

async function playAll(work: UnitOfWork, table: Table, late: readonly AwaitedPlayer[]): Promise<void> {
  let now = table;
  for (const { seat } of late) now = await startStandIn(work, now, seat);
}

/** Sends reminders to players who want them; on a quiet server by direct message only. The wait continues for the others. */
async function remind(work: UnitOfWork, { record }: Table, people: readonly AwaitedPlayer[]): Promise<void> {
  const wanting = people.filter(({ timeSettings }) => timeSettings.reminders !== 'none');
  if (wanting.length === 0) return;
  const { id: tableId, guild } = record;
  const quiet = await isQuiet(work, guild);
  for (const { seat, timeSettings } of wanting) {
    const kind = timeSettings.reminders === 'dm' || quiet ? 'dm' : 'here';
    await openRequest(work.store, { tableId, kind, seat, version: 0, openedAt: work.at });
    await work.queueMessages(tableId, 'reminder');
  }
}

/** Sets missing alarms at the start, so that lobbies and matches from before these alarms existed also close or become dormant. */
export async function setMissingAlarms(ctx: AppContext): Promise<void> {
  await setMissingAlarm(ctx, 'lobby', 'close', postponeLobbyExpiry);
  await setMissingAlarm(ctx, 'playing', 'sleep', postponeDormancy);
}

async function setMissingAlarm(
  ctx: AppContext,
  phase: 'lobby' | 'playing',
  kind: 'close' | 'sleep',
  set: (work: UnitOfWork, id: number) => Promise<void>,
): Promise<void> {
  for await (const page of iterateTables(ctx.store, phase, getShardScope(ctx))) {
    const ids = await filterTablesWithoutAlarm(
      ctx.store,
      page.map(({ id }) => id),
      kind,
    );
    if (ids.length === 0) continue;
    await inTransaction(ctx, async (work) => {
      // Another process may have started or ended one of these tables meanwhile.
      for (const id of await lockTablesInPhase(work.store, ids, phase)) await set(work, id);
    });
  }
}
