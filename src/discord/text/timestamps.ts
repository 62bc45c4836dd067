import { Temporal } from 'temporal-polyfill';

/**
 * How long ago or hence a time is, in ms since 1970: everybody reads it in their own language, and it goes on counting.
 * https://docs.discord.com/developers/reference#message-formatting-timestamp-styles
 */
export function formatRelativeTime(ms: number): string {
  return `<t:${toUnixSeconds(ms)}:R>`;
}

/** Day and time, which everybody reads in their own time zone. */
export function formatDateTime(ms: number): string {
  return `<t:${toUnixSeconds(ms)}:f>`;
}

/** The day, which everybody reads in their own time zone. */
export function formatDate(ms: number): string {
  return `<t:${toUnixSeconds(ms)}:D>`;
}

/** The time of a day, which everybody reads in their own time zone. */
export function formatTimeOfDay(ms: number): string {
  return `<t:${toUnixSeconds(ms)}:t>`;
}

/**
 * Day and time where Discord shows no timestamps, as in choices: "2026-11-27 00:30" in the zone of the reader, "2026-11-26 15:30
 * UTC" where they have none.
 */
export function formatZonedDateTime(ms: number, zone: string | null): string {
  const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone ?? 'UTC');
  const shown = `${there.toPlainDate()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  return zone === null ? `${shown} UTC` : shown;
}

/** Returns the day as a file says it: "2026-11-27" in the zone of the reader, "2026-11-26" in UTC where they have none. */
export function formatZonedDate(ms: number, zone: string | null): string {
  return formatZonedDateTime(ms, zone).slice(0, 'YYYY-MM-DD'.length);
}

function toUnixSeconds(ms: number): number {
  return Math.floor(ms / 1_000);
}
