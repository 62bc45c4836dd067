import { Temporal } from 'temporal-polyfill';
import type { OwnHours } from '../../store/hours.ts';

/** What of a person's hours moves a time. */
export type OwnTime = Pick<OwnHours, 'zone' | 'quiet' | 'away'>;

const MINUTE = 60_000;
const MINUTES_A_DAY = 24 * 60;

/** Whether they are away at a time, in ms since 1970. */
export function isAway({ away }: Pick<OwnTime, 'away'>, at: number): boolean {
  return away !== null && at >= away.from && at < away.until;
}

/** So long after a time, in ms since 1970, of a clock that rests while the person is away. */
export function later(from: number, ms: number, { away }: Pick<OwnTime, 'away'>): number {
  if (away === null || from >= away.until || from + ms <= away.from) return from + ms;
  const before = Math.max(0, away.from - from);
  return away.until + (ms - before);
}

/** The time itself; in quiet hours, or while they are away, the end of those. */
export function outsideQuiet(at: number, own: OwnTime): number {
  if (own.away && isAway(own, at)) return outsideQuiet(own.away.until, own);
  const end = endOfQuiet(at, own);
  return end === at ? at : outsideQuiet(end, own);
}

/** The time when a player has been awake for `ms` more: neither in quiet hours nor away. In ms since 1970. */
export function addWakingTime(at: number, ms: number, own: OwnTime): number {
  let now = outsideQuiet(at, own);
  let left = ms;
  for (;;) {
    const rest = Math.min(startOfQuiet(now, own), startOfAway(now, own));
    if (now + left <= rest) return outsideQuiet(now + left, own);
    left -= rest - now;
    now = outsideQuiet(rest, own);
  }
}

function startOfAway(at: number, { away }: OwnTime): number {
  return away !== null && away.from < away.until && away.from >= at ? away.from : Number.POSITIVE_INFINITY;
}

/** Returns when quiet hours begin next, from a moment outside of them. */
function startOfQuiet(at: number, own: OwnTime): number {
  const { quiet } = own;
  if (quiet === null || quiet.from === quiet.to) return Number.POSITIVE_INFINITY;
  return nextMoment(at, own, quiet.from, (minute) => isWithin(minute, quiet));
}

/** Returns the end of the quiet hours of a moment; the moment itself outside of them. */
function endOfQuiet(at: number, own: OwnTime): number {
  const { quiet } = own;
  if (quiet === null || quiet.from === quiet.to) return at;
  if (!isWithin(minuteOf(clockAt(at, own)), quiet)) return at;
  return nextMoment(at, own, quiet.to, (minute) => !isWithin(minute, quiet));
}

/**
 * Returns when the player's clock next shows this minute of the day; where the clocks change before, the moment of the change
 * if they then show a minute that `isReached` accepts, else what comes next from there.
 */
function nextMoment(
  at: number,
  own: OwnTime,
  minute: number,
  isReached: (minute: number) => boolean,
): number {
  const there = clockAt(at, own);
  const minutes = (minute - minuteOf(there) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const next = at - (at % MINUTE) + minutes * MINUTE;
  if (clockAt(next, own).offsetNanoseconds === there.offsetNanoseconds) return next;
  const change = there.getTimeZoneTransition('next')?.epochMilliseconds ?? next;
  if (change > next || isReached(minuteOf(clockAt(change, own)))) return Math.min(change, next);
  return nextMoment(change, own, minute, isReached);
}

function clockAt(at: number, { zone }: OwnTime): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone ?? 'UTC');
}

function minuteOf({ hour, minute }: Temporal.ZonedDateTime): number {
  return hour * 60 + minute;
}

/** Hours from 22 to 8 go over midnight. */
function isWithin(minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
