import { refused } from '../../engine/refusal.ts';
import { type Alarm, findNextAlarm, setAlarm, takeAlarm } from '../../store/alarms.ts';
import { type DueDate, findNextDate, takeDate } from '../../store/dates.ts';
import type { DateKind } from '../../store/notices-schema.ts';
import { lockServer } from '../../store/row-locks.ts';
import type { AlarmKind } from '../../store/schema.ts';
import { fireFollowersDate } from '../alerts/follow.ts';
import { type AppContext, type DateHandler, getClockAhead, getShardScope } from '../core/context.ts';
import { recordEvent } from '../core/record-event.ts';
import { isDormant, loadTable, type Table } from '../core/table.ts';
import { fireArchiveDate } from '../core/threads.ts';
import { inTransaction, type UnitOfWork } from '../core/unit-of-work.ts';
import { fireDigestDate } from '../digest/schedule.ts';
import { endDormantLeagueMatch } from '../leagues/award.ts';
import { fireLeagueDate } from '../leagues/progress.ts';
import { firePuzzleDate } from '../puzzles/daily.ts';
import { fireDailyPuzzleDate } from '../puzzles/direct.ts';
import { fireDashboardDate } from '../server-settings/dashboard.ts';
import { loadDormantTime, makeDormant } from '../turns/dormancy.ts';
import { fireClaimAlarm, fireTurnAlarm } from '../turns/turn-alarms.ts';

/** Queues a new board that calls players who are due and have not been called. */
async function fireCallAlarm(work: UnitOfWork, { record }: Table): Promise<void> {
  if (record.phase === 'playing' && record.sleptAt === null) await work.queueMessages(record.id, 'board');
}

/** Closes a lobby that nobody has started for a week; its card gives the reason. */
async function fireCloseAlarm(work: UnitOfWork, table: Table): Promise<void> {
  if (table.record.phase !== 'lobby') return;
  const closed = { phase: 'cancelled' as const, endedAt: work.discordAt, sleptAt: work.at };
  await recordEvent(work, table, { kind: 'cancel', person: null, name: null }, closed);
}

/** Makes a table dormant when its time has come, or sets the alarm later if a player has moved since. A league match ends instead. */
async function fireSleepAlarm(work: UnitOfWork, table: Table): Promise<void> {
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

/** Returns the next date due outside tables in this process's servers; undefined if none is set. */
export async function findUpcomingDate(
  ctx: Pick<AppContext, 'store' | 'shardScope'>,
): Promise<DueDate | undefined> {
  return await findNextDate(ctx.store, getShardScope(ctx));
}

/** Handlers of due dates, by kind. */
export type DateHandlers = Readonly<Partial<Record<DateKind, DateHandler>>>;

/** Handlers by kind of date. A date may fire long after its time, if the bot was offline. */
const DATE_HANDLERS: DateHandlers = {
  league: fireLeagueDate,
  letter: fireDigestDate,
  puzzle: firePuzzleDate,
  dashboard: fireDashboardDate,
  archive: fireArchiveDate,
  followers: fireFollowersDate,
  dailyPuzzle: fireDailyPuzzleDate,
};

/** Fires a date in one transaction. Does nothing if the date was reset or cleared meanwhile. */
export async function fireDueDate(
  ctx: AppContext,
  date: DueDate,
  dates: DateHandlers = DATE_HANDLERS,
): Promise<void> {
  await inTransaction(ctx, async (work) => {
    await lockServer(work.store, date.guild);
    if (await takeDate(work.store, date)) await dates[date.kind]?.(ctx, work, date);
  });
}
