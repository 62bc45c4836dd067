import { Temporal } from 'temporal-polyfill';
import type { OwnHours } from '../../store/hours.ts';

/** What of a person's hours moves a time. */
export type OwnTime = Pick<OwnHours, 'zone' | 'quiet' | 'away'>;

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
  return endOfQuiet(own.away && isAway(own, at) ? own.away.until : at, own);
}

function endOfQuiet(at: number, { zone, quiet }: OwnTime): number {
  if (quiet === null || quiet.from === quiet.to) return at;
  const there = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone ?? 'UTC');
  const minute = there.hour * 60 + there.minute;
  if (!isWithin(minute, quiet)) return at;
  const end = there.withPlainTime({ hour: Math.floor(quiet.to / 60), minute: quiet.to % 60 });
  const first = Temporal.ZonedDateTime.compare(end, there) > 0 ? end : end.add({ days: 1 });
  return first.epochMilliseconds;
}

/** Hours from 22 to 8 go over midnight. */
function isWithin(minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
