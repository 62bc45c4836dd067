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

/** Queues a new board that calls players who are due and have not been called. */
export async function fireCallAlarm(work: UnitOfWork, { record }: Table): Promise<void> {
  if (record.phase === 'playing' && record.sleptAt === null) await work.queueMessages(record.id, 'board');
}

/** Closes a lobby that nobody has started for a week; its card gives the reason. */
export async function fireCloseAlarm(work: UnitOfWork, table: Table): Promise<void> {
  if (table.record.phase !== 'lobby') return;
  const closed = { phase: 'cancelled' as const, endedAt: work.discordAt, sleptAt: work.at };
  await recordEvent(work, table, { kind: 'cancel', person: null, name: null }, closed);
}

/** Makes a table dormant when its time has come, or sets the alarm later if a player has moved since. A league match ends instead. */
export async function fireSleepAlarm(work: UnitOfWork, table: Table): Promise<void> {
  const { id: tableId, phase } = table.record;
  if (phase !== 'playing' || isDormant(table)) return;
  const at = await loadDormantTime(work.store, table);
  if (at > work.at) await setAlarm(work.store, { tableId, kind: 'sleep', at });
  else if (!(await endDormantLeagueMatch(work, table))) await makeDormant(work, table);
}

/** Returns the next alarm of this process's tables, on its own clock; undefined if none is set. */
export async function findUpcomingAlarm(
  ctx: Pick<AppContext, 'store' | 'shardScope' | 'clockAhead'>,
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

/** An alarm with its time on this process's clock. `setFor` is the stored time where it differs: lobbies close by Discord's clock. */
interface UpcomingAlarm extends Alarm {
  readonly setFor?: number;
}

/** Handlers by kind of alarm. An alarm may fire long after its time, if the bot was offline. */
const ALARM_HANDLERS: Readonly<Record<AlarmKind, (work: UnitOfWork, table: Table) => Promise<void>>> = {
  call: fireCallAlarm,
  turn: fireTurnAlarm,
  sleep: fireSleepAlarm,
  close: fireCloseAlarm,
  claim: fireClaimAlarm,
};

/** Fires an alarm in one transaction. Does nothing if the alarm was reset or cleared meanwhile. */
export async function fireDueAlarm(ctx: AppContext, alarm: UpcomingAlarm): Promise<void> {
  await inTransaction(ctx, async (work) => {
    if (!(await takeAlarm(work.store, { ...alarm, at: alarm.setFor ?? alarm.at }))) return;
    const table = await loadTable(ctx, alarm.tableId, work.store);
    if (!refused(table)) await ALARM_HANDLERS[alarm.kind](work, table);
  });
}
