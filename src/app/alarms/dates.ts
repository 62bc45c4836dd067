import { type DueDate, nextDate, takeDate } from '../../store/dates.ts';
import { holdServer } from '../../store/hold.ts';
import type { DateKind } from '../../store/notices-schema.ts';
import { ringFollowers } from '../alerts/follow.ts';
import { type House, partOf, type RingDate } from '../core/context.ts';
import { ringArchive } from '../core/threads.ts';
import { done } from '../core/unit-of-work.ts';
import { ringLetter } from '../digest/schedule.ts';
import { ringLeague } from '../leagues/progress.ts';
import { ringPuzzle } from '../puzzles/daily.ts';
import { ringDashboard } from '../server-settings/dashboard.ts';

/** The next of what comes due in servers of this process that is at no table; undefined where nothing is set. */
export async function comingDate(house: Pick<House, 'store' | 'part'>): Promise<DueDate | undefined> {
  return await nextDate(house.store, partOf(house));
}

export type RingingDates = Readonly<Partial<Record<DateKind, RingDate>>>;

/** What a date of each kind does. It may come long after its time, where the bot was away. */
const DATES: RingingDates = {
  league: ringLeague,
  letter: ringLetter,
  puzzle: ringPuzzle,
  dashboard: ringDashboard,
  archive: ringArchive,
  followers: ringFollowers,
};

/** A date has come. What it does is one transaction; one that was set anew or taken out meanwhile does nothing. */
export async function ringDate(house: House, date: DueDate, dates: RingingDates = DATES): Promise<void> {
  await done(house, async (deed) => {
    await holdServer(deed.store, date.guild);
    if (await takeDate(deed.store, date)) await dates[date.kind]?.(house, deed, date);
  });
}
