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
import { fireDashboardDate } from '../server-settings/dashboard.ts';

/** The next of what comes due in servers of this process that is at no table; undefined where nothing is set. */
export async function findUpcomingDate(
  ctx: Pick<AppContext, 'store' | 'part'>,
): Promise<DueDate | undefined> {
  return await findNextDate(ctx.store, getShardScope(ctx));
}

export type DateHandlers = Readonly<Partial<Record<DateKind, DateHandler>>>;

/** What a date of each kind does. It may come long after its time, where the bot was away. */
const DATE_HANDLERS: DateHandlers = {
  league: fireLeagueDate,
  letter: fireDigestDate,
  puzzle: firePuzzleDate,
  dashboard: fireDashboardDate,
  archive: fireArchiveDate,
  followers: fireFollowersDate,
};

/** A date has come. What it does is one transaction; one that was set anew or taken out meanwhile does nothing. */
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
