import { refused } from '../../engine/refusal.ts';
import { type Alarm, findNextAlarm, setAlarm, takeAlarm } from '../../store/alarms.ts';
import type { AlarmKind } from '../../store/schema.ts';
import { type AppContext, getClockAhead, getShardScope } from '../core/context.ts';
import { recordEvent } from '../core/record-event.ts';
import { loadTable, type Table } from '../core/table.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { endDormantLeagueMatch } from '../leagues/award.ts';
import { isDormant, loadDormantTime, makeDormant } from '../turns/dormancy.ts';
import { fireClaimAlarm, fireTurnAlarm } from '../turns/turn-alarms.ts';

/** Whoever is still due and was not told so is to be told, by a board of its own. */
export async function fireCallAlarm(work: UnitOfWork, { record }: Table): Promise<void> {
  if (record.phase === 'playing' && record.sleptAt === null) await work.queueMessages(record.id, 'board');
}

/** Nobody has started it for a week: the lobby is closed, and its card says why. */
export async function fireCloseAlarm(work: UnitOfWork, table: Table): Promise<void> {
  if (table.record.phase !== 'lobby') return;
  const closed = { phase: 'cancelled' as const, endedAt: work.at, sleptAt: work.at };
  await recordEvent(work, table, { kind: 'cancel', person: null, name: null }, closed);
}

/** It may be time to sleep; where somebody has moved since, the time is later. A match of a league ends instead. */
export async function fireSleepAlarm(work: UnitOfWork, table: Table): Promise<void> {
  const { id: tableId, phase } = table.record;
  if (phase !== 'playing' || isDormant(table)) return;
  const at = await loadDormantTime(work.store, table);
  if (at > work.at) await setAlarm(work.store, { tableId, kind: 'sleep', at });
  else if (!(await endDormantLeagueMatch(work, table))) await makeDormant(work, table);
}

/** The next alarm of all tables of this process, by its clock; undefined where none is set. */
export async function findUpcomingAlarm(
  ctx: Pick<AppContext, 'store' | 'part' | 'clockAhead'>,
): Promise<UpcomingAlarm | undefined> {
  const { store } = ctx;
  const [ahead, part] = [getClockAhead(ctx), getShardScope(ctx)];
  if (ahead === 0) return await findNextAlarm(store, part);
  const [one, close] = [
    await findNextAlarm(store, part, '!close'),
    await findNextAlarm(store, part, 'close'),
  ];
  const closing = close && { ...close, at: close.at + ahead, setFor: close.at };
  return [one, closing].filter((alarm) => alarm !== undefined).sort((a, b) => a.at - b.at)[0];
}

/** `setFor`: what its time is in the store, where that is another: lobbies are closed by Discord's time. */
interface UpcomingAlarm extends Alarm {
  readonly setFor?: number;
}

/** What an alarm of each kind does at its table. It may ring long after its time, where the bot was away. */
const ALARM_HANDLERS: Readonly<Record<AlarmKind, (work: UnitOfWork, table: Table) => Promise<void>>> = {
  call: fireCallAlarm,
  turn: fireTurnAlarm,
  sleep: fireSleepAlarm,
  close: fireCloseAlarm,
  claim: fireClaimAlarm,
};

/** An alarm has come. What it does is one transaction; one that was set anew or taken out meanwhile does nothing. */
export async function fireDueAlarm(ctx: AppContext, alarm: UpcomingAlarm): Promise<void> {
  await inTransaction(ctx, async (work) => {
    if (!(await takeAlarm(work.store, { ...alarm, at: alarm.setFor ?? alarm.at }))) return;
    const table = await loadTable(ctx, alarm.tableId, work.store);
    if (!refused(table)) await ALARM_HANDLERS[alarm.kind](work, table);
  });
}
