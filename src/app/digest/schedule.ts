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
 * Queues the digest of the last week, unless nobody played, and schedules the next. After a longer outage only the last
 * week gets one. Each week has one digest, even if the time zone has changed in between.
 */
export async function fireDigestDate(
  _ctx: AppContext,
  { store, at, queueNotice }: UnitOfWork,
  date: DueDate,
): Promise<void> {
  const { guild } = date;
  const { letter: digest } = await loadStoredServerSettings(store, guild);
  if (digest === null) return;
  const week = { guild, ...getLastWeek(digest.zone, at) };
  const isNew = !isDigestPosted(await listNoticeSubjects(store, 'letter', guild), week);
  if (isNew && (await hasEndedMatch(store, week)))
    await queueNotice({ kind: 'letter', subject: formatDigestSubject(week), guild, channel: digest.channel });
  await setDate(store, { ...date, at: getNextDigestTime(digest.zone, at) });
}

/** Sets where the weekly digest is posted; null turns it off. */
export async function setDigest(
  ctx: AppContext,
  by: Actor,
  guild: string,
  digest: DigestSettings | null,
): Promise<true | Refusal | Repeated> {
  return await oncePerInteraction(ctx, by, async (work) => {
    const { store, at } = work;
    await changeSettings(work, by, guild, { letter: digest });
    if (digest === null) await clearDate(store, 'letter', guild);
    else
      await setDate(store, {
        kind: 'letter',
        subject: guild,
        guild,
        at: await findFirstDigestTime(store, guild, digest, at),
      });
    return true as const;
  });
}

/**
 * Returns the time of the first digest. One already due this week by the old time zone keeps its time, if this week's is
 * over by the new one.
 */
async function findFirstDigestTime(
  store: Store,
  guild: string,
  { zone }: DigestSettings,
  at: number,
): Promise<number> {
  const [next, before] = [getNextDigestTime(zone, at), await loadDateTime(store, 'letter', guild)];
  return before !== null && next - before > SAME_WEEK_MS ? before : next;
}

/** Formats the subject of a week's digest: '1300000000000000001:1763305200000:1763910000000'. */
export function formatDigestSubject({ guild, from, to }: ServerWeek): string {
  return `${guild}:${from}:${to}`;
}

/** Distance in ms below which two weeks in different time zones count as the same. */
export const SAME_WEEK_MS = 2 * 86_400_000;

/** Returns whether one of these digests covers that week, in any time zone. */
export function isDigestPosted(subjects: readonly string[], { to }: Pick<ServerWeek, 'to'>): boolean {
  return subjects.some((subject) => Math.abs((parseDigestSubject(subject)?.to ?? 0) - to) < SAME_WEEK_MS);
}

/** Parses the subject of a digest; returns null if it is none. */
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

/** Hour on Mondays at which the digest is posted. */
const DIGEST_HOUR = 9;

/** Returns the last full week before a time, by the calendar of a time zone. */
export function getLastWeek(zone: string, at: number): WeekSpan {
  const monday = getMonday(zone, at);
  return { from: getDayStart(monday.subtract({ weeks: 1 }), zone), to: getDayStart(monday, zone) };
}

/** Returns the time of the next digest, always later than `at`. */
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
