import { Temporal } from 'temporal-polyfill';
import type { Refusal } from '../../engine/refusal.ts';
import { clearDate, type DueDate, dateOf, setDate } from '../../store/dates.ts';
import { subjectsOn } from '../../store/notices.ts';
import type { Store } from '../../store/open.ts';
import { type Letter, serverOf } from '../../store/servers.ts';
import { anyEnded, type WeekOf } from '../../store/weeks.ts';
import { type Act, once, type Repeated } from '../core/actor.ts';
import type { House } from '../core/context.ts';
import type { Deed } from '../core/unit-of-work.ts';
import { changeSettings } from '../server-settings/log.ts';

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

/** From now on the letter of the week comes there; null for nowhere. */
export async function setLetter(
  house: House,
  by: Act,
  guild: string,
  letter: Letter | null,
): Promise<true | Refusal | Repeated> {
  return await once(house, by, async (deed) => {
    const { store, at } = deed;
    await changeSettings(deed, by, guild, { letter });
    if (letter === null) await clearDate(store, 'letter', guild);
    else
      await setDate(store, {
        kind: 'letter',
        subject: guild,
        guild,
        at: await nextDate(store, guild, letter, at),
      });
    return true as const;
  });
}

/** One that was to come this week by another zone still comes then, where this zone's has been due already. */
async function nextDate(store: Store, guild: string, { zone }: Letter, at: number): Promise<number> {
  const [next, before] = [nextLetter(zone, at), await dateOf(store, 'letter', guild)];
  return before !== null && next - before > SAME_WEEK ? before : next;
}

/** Of which week a letter is: '1300000000000000001:1763305200000:1763910000000'. */
export function subjectOf({ guild, from, to }: WeekOf): string {
  return `${guild}:${from}:${to}`;
}

/** Weeks of two zones that are nearer to each other than this are the same week. */
export const SAME_WEEK = 2 * 86_400_000;

/** Whether one of these letters is of that week, by the calendar of whatever zone. */
export function isTold(subjects: readonly string[], { to }: Pick<WeekOf, 'to'>): boolean {
  return subjects.some((subject) => Math.abs((weekIn(subject)?.to ?? 0) - to) < SAME_WEEK);
}

/** Back again; null for what is none. */
export function weekIn(subject: string): WeekOf | null {
  const [guild = '', from, to, ...more] = subject.split(':');
  const times = [Number(from), Number(to)] as const;
  if (more.length > 0 || !times.every(Number.isSafeInteger)) return null;
  return { guild, from: times[0], to: times[1] };
}

/** A week from its Monday to the next, in ms since 1970. */
interface Week {
  readonly from: number;
  readonly to: number;
}

/** On Mondays at this hour the letter comes. */
const HOUR = 9;

/** The week that ended last before a time, as the calendar of a zone has it. */
export function weekBefore(zone: string, at: number): Week {
  const monday = mondayOf(zone, at);
  return { from: startOf(monday.subtract({ weeks: 1 }), zone), to: startOf(monday, zone) };
}

/** When the next letter comes after a time: always later than that. */
export function nextLetter(zone: string, at: number): number {
  const monday = mondayOf(zone, at);
  const [here, next] = [monday, monday.add({ weeks: 1 })].map((day) => lettersAt(day, zone));
  return here !== undefined && here > at ? here : (next ?? at);
}

function mondayOf(zone: string, at: number): Temporal.PlainDate {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 });
}

function startOf(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime(zone).epochMilliseconds;
}

function lettersAt(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime({ timeZone: zone, plainTime: { hour: HOUR } }).epochMilliseconds;
}
