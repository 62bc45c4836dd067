import { type DueDate, findNextDate, takeDate } from '../../store/dates.ts';
import type { DateKind } from '../../store/notices-schema.ts';
import { lockServer } from '../../store/row-locks.ts';
import { fireFollowersDate } from '../alerts/follow.ts';
import { type AppContext, type DateHandler, getShardScope } from '../core/context.ts';
import { fireArchiveDate } from '../core/threads.ts';
import { inTransaction } from '../core/unit-of-work.ts';
import { fireDigestDate } from '../digest/schedule.ts';
import { fireLeagueDate } from '../leagues/progress.ts';
import { firePuzzleDate } from '../puzzles/daily.ts';
import { fireDailyPuzzleDate } from '../puzzles/direct.ts';
import { fireDashboardDate } from '../server-settings/dashboard.ts';

/** Returns the next date due outside tables in this process's servers; undefined if none is set. */
export async function findUpcomingDate(
  ctx: Pick<AppContext, 'store' | 'shardScope'>,
): Promise<DueDate | undefined> {
  return await findNextDate(ctx.store, getShardScope(ctx));
}

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
