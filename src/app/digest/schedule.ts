import { Temporal } from 'temporal-polyfill';
import type { Refusal } from '../../engine/refusal.ts';
import { clearDate, type DueDate, loadDateTime, setDate } from '../../store/dates.ts';
import { listNoticeSubjects } from '../../store/notices.ts';
import type { Store } from '../../store/open.ts';
import { type DigestSettings, loadStoredServerSettings } from '../../store/server-settings.ts';
import { hasEndedMatch, type ServerWeek } from '../../store/weekly-stats.ts';
import { type Actor, oncePerInteraction, type Repeated } from '../core/actor.ts';
import type { AppContext } from '../core/context.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import { changeSettings } from '../server-settings/log.ts';

/**
 * It is Monday: the letter of the week that is over comes, unless nobody played; of weeks that the bot was away, the last.
 * A week has one, whatever the zone was changed to in between.
 */
export async function fireDigestDate(
  _house: AppContext,
  { store, at, queueNotice }: UnitOfWork,
  date: DueDate,
): Promise<void> {
  const { guild } = date;
  const { letter } = await loadStoredServerSettings(store, guild);
  if (letter === null) return;
  const week = { guild, ...getLastWeek(letter.zone, at) };
  const isNew = !isDigestPosted(await listNoticeSubjects(store, 'letter', guild), week);
  if (isNew && (await hasEndedMatch(store, week)))
    await queueNotice({ kind: 'letter', subject: formatDigestSubject(week), guild, channel: letter.channel });
  await setDate(store, { ...date, at: getNextDigestTime(letter.zone, at) });
}

/** From now on the letter of the week comes there; null for nowhere. */
export async function setDigest(
  ctx: AppContext,
  by: Actor,
  guild: string,
  letter: DigestSettings | null,
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    const { store, at } = work;
    await changeSettings(work, by, guild, { letter });
    if (letter === null) await clearDate(store, 'letter', guild);
    else
      await setDate(store, {
        kind: 'letter',
        subject: guild,
        guild,
        at: await findFirstDigestTime(store, guild, letter, at),
      });
    return true as const;
  });
}

/** One that was to come this week by another zone still comes then, where this zone's has been due already. */
async function findFirstDigestTime(
  store: Store,
  guild: string,
  { zone }: DigestSettings,
  at: number,
): Promise<number> {
  const [next, before] = [getNextDigestTime(zone, at), await loadDateTime(store, 'letter', guild)];
  return before !== null && next - before > SAME_WEEK_MS ? before : next;
}

/** Of which week a letter is: '1300000000000000001:1763305200000:1763910000000'. */
export function formatDigestSubject({ guild, from, to }: ServerWeek): string {
  return `${guild}:${from}:${to}`;
}

/** Weeks of two zones that are nearer to each other than this are the same week. */
export const SAME_WEEK_MS = 2 * 86_400_000;

/** Whether one of these letters is of that week, by the calendar of whatever zone. */
export function isDigestPosted(subjects: readonly string[], { to }: Pick<ServerWeek, 'to'>): boolean {
  return subjects.some((subject) => Math.abs((parseDigestSubject(subject)?.to ?? 0) - to) < SAME_WEEK_MS);
}

/** Back again; null for what is none. */
export function parseDigestSubject(subject: string): ServerWeek | null {
  const [guild = '', from, to, ...more] = subject.split(':');
  const times = [Number(from), Number(to)] as const;
  if (more.length > 0 || !times.every(Number.isSafeInteger)) return null;
  return { guild, from: times[0], to: times[1] };
}

/** A week from its Monday to the next, in ms since 1970. */
interface WeekSpan {
  readonly from: number;
  readonly to: number;
}

/** On Mondays at this hour the letter comes. */
const DIGEST_HOUR = 9;

/** The week that ended last before a time, as the calendar of a zone has it. */
export function getLastWeek(zone: string, at: number): WeekSpan {
  const monday = getMonday(zone, at);
  return { from: getDayStart(monday.subtract({ weeks: 1 }), zone), to: getDayStart(monday, zone) };
}

/** When the next letter comes after a time: always later than that. */
export function getNextDigestTime(zone: string, at: number): number {
  const monday = getMonday(zone, at);
  const [here, next] = [monday, monday.add({ weeks: 1 })].map((day) => getDigestTime(day, zone));
  return here !== undefined && here > at ? here : (next ?? at);
}

function getMonday(zone: string, at: number): Temporal.PlainDate {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  return day.subtract({ days: day.dayOfWeek - 1 });
}

function getDayStart(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime(zone).epochMilliseconds;
}

function getDigestTime(day: Temporal.PlainDate, zone: string): number {
  return day.toZonedDateTime({ timeZone: zone, plainTime: { hour: DIGEST_HOUR } }).epochMilliseconds;
}
