import type { DueDate } from '../../store/dates.ts';
import { setDate } from '../../store/dates.ts';
import { subjectsOn } from '../../store/notices.ts';
import { serverOf } from '../../store/servers.ts';
import { anyEnded } from '../../store/weeks.ts';
import type { Deed } from '../deed.ts';
import type { House } from '../house.ts';
import { isTold, subjectOf } from './subject.ts';
import { nextLetter, weekBefore } from './week.ts';

/**
 * It is Monday: the letter of the week that is over comes, unless nobody played; of weeks that the bot was away, the last.
 * A week has one, whatever the zone was changed to in between.
 */
export async function ringLetter(_house: House, { store, at, announce }: Deed, date: DueDate): Promise<void> {
  const { guild } = date;
  const { letter } = await serverOf(store, guild);
  if (letter === null) return;
  const week = { guild, ...weekBefore(letter.zone, at) };
  const isNew = !isTold(await subjectsOn(store, 'letter', guild), week);
  if (isNew && (await anyEnded(store, week)))
    await announce({ kind: 'letter', subject: subjectOf(week), guild, channel: letter.channel });
  await setDate(store, { ...date, at: nextLetter(letter.zone, at) });
}
