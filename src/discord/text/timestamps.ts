import { Temporal } from 'temporal-polyfill';
import type { Language } from '../../engine/text.ts';

/**
 * Formats a time in ms since 1970 as relative: Discord shows it in the reader's language and keeps it current.
 * https://docs.discord.com/developers/reference#message-formatting-timestamp-styles
 */
export function formatRelativeTime(ms: number): string {
  return `<t:${toUnixSeconds(ms)}:R>`;
}

/** Formats day and time, shown in the reader's time zone. */
export function formatDateTime(ms: number): string {
  return `<t:${toUnixSeconds(ms)}:f>`;
}

/** Formats the day, shown in the reader's time zone. */
export function formatDate(ms: number): string {
  return `<t:${toUnixSeconds(ms)}:D>`;
}

/** Formats the day in words in a time zone, for pictures: "28 November 2026". */
export function formatDay(ms: number, timeZone: string, language: Language): string {
  const locale = language === 'ko' ? 'ko' : 'en-GB';
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(ms);
}

/** Formats the month of a time in words in a time zone: "November 2026". */
export function formatMonth(
  { from, zone: timeZone }: { readonly from: number; readonly zone: string },
  language: Language,
): string {
  const locale = language === 'ko' ? 'ko' : 'en-GB';
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone }).format(from);
}

/** Formats the time of day, shown in the reader's time zone. */
export function formatTimeOfDay(ms: number): string {
  return `<t:${toUnixSeconds(ms)}:t>`;
}

/**
 * Formats day and time as text where Discord renders no timestamps, as in choices: "2026-11-27 00:30" in the reader's zone, "2026-11-26
 * 15:30 UTC" without one.
 */
export function formatZonedDateTime(ms: number, zone: string | null): string {
  const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone ?? 'UTC');
  const shown = `${there.toPlainDate()} ${there.toPlainTime().toString({ smallestUnit: 'minute' })}`;
  return zone === null ? `${shown} UTC` : shown;
}

/** Returns the day for a file: "2026-11-27" in the reader's zone, "2026-11-26" in UTC without one. */
export function formatZonedDate(ms: number, zone: string | null): string {
  return formatZonedDateTime(ms, zone).slice(0, 'YYYY-MM-DD'.length);
}

function toUnixSeconds(ms: number): number {
  return Math.floor(ms / 1_000);
}
