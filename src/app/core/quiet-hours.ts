import { Temporal } from 'temporal-polyfill';
import type { TimeSettings } from '../../store/user-settings.ts';

/** Settings of a person that shift reminder times and deadlines. */
export type PersonalTime = Pick<TimeSettings, 'zone' | 'quiet' | 'away'>;

const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;

/** Returns whether a person is away at a time, in ms since 1970. */
export function isAway({ away }: Pick<PersonalTime, 'away'>, at: number): boolean {
  return away !== null && at >= away.from && at < away.until;
}

/** Returns the time at which `ms` have passed since `from` on a clock that pauses during absences. Times are in ms. */
export function addPresentTime(from: number, ms: number, { away }: Pick<PersonalTime, 'away'>): number {
  if (away === null || from >= away.until || from + ms <= away.from) return from + ms;
  const before = Math.max(0, away.from - from);
  return away.until + (ms - before);
}

/** Returns the time itself, or the end of the quiet hours or the absence it falls in. */
export function skipQuietHours(at: number, time: PersonalTime): number {
  if (time.away && isAway(time, at)) return skipQuietHours(time.away.until, time);
  const end = getQuietEnd(at, time);
  return end === at ? at : skipQuietHours(end, time);
}

/** Returns the time, in ms since 1970, after `ms` more of waking time: outside quiet hours and absences. */
export function addWakingTime(at: number, ms: number, time: PersonalTime): number {
  let now = skipQuietHours(at, time);
  let left = ms;
  for (;;) {
    const rest = Math.min(getQuietStart(now, time), getAwayStart(now, time));
    if (now + left <= rest) return skipQuietHours(now + left, time);
    left -= rest - now;
    now = skipQuietHours(rest, time);
  }
}

function getAwayStart(at: number, { away }: PersonalTime): number {
  return away !== null && away.from < away.until && away.from >= at ? away.from : Number.POSITIVE_INFINITY;
}

/** Returns when quiet hours begin next, from a time outside them. */
function getQuietStart(at: number, time: PersonalTime): number {
  const { quiet } = time;
  if (quiet === null || quiet.from === quiet.to) return Number.POSITIVE_INFINITY;
  return findNextMoment(at, time, quiet.from, (minute) => isWithin(minute, quiet));
}

/** Returns the end of the quiet hours of a time, or the time itself outside quiet hours. */
function getQuietEnd(at: number, time: PersonalTime): number {
  const { quiet } = time;
  if (quiet === null || quiet.from === quiet.to) return at;
  if (!isWithin(getMinuteOfDay(getLocalTime(at, time)), quiet)) return at;
  return findNextMoment(at, time, quiet.to, (minute) => !isWithin(minute, quiet));
}

/**
 * Returns when the player's local clock next shows this minute of the day. If the clocks change before that, returns the
 * moment of the change if `isReached` accepts its new minute; otherwise the search continues from there.
 */
function findNextMoment(
  at: number,
  time: PersonalTime,
  minute: number,
  isReached: (minute: number) => boolean,
): number {
  const there = getLocalTime(at, time);
  const minutes = (minute - getMinuteOfDay(there) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const next = at - (at % MINUTE) + minutes * MINUTE;
  if (getLocalTime(next, time).offsetNanoseconds === there.offsetNanoseconds) return next;
  const change = there.getTimeZoneTransition('next')?.epochMilliseconds ?? next;
  if (change > next || isReached(getMinuteOfDay(getLocalTime(change, time)))) return Math.min(change, next);
  return findNextMoment(change, time, minute, isReached);
}

function getLocalTime(at: number, { zone }: PersonalTime): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone ?? 'UTC');
}

function getMinuteOfDay({ hour, minute }: Temporal.ZonedDateTime): number {
  return hour * 60 + minute;
}

/** Returns whether a minute is in a span. Spans such as 22 to 8 o'clock wrap around midnight. */
function isWithin(minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
