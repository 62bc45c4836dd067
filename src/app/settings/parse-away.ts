import { Temporal } from 'temporal-polyfill';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { normaliseSearch } from '../../engine/typed-text.ts';
import type { TimeSettings } from '../../store/user-settings.ts';
import { isAway } from '../core/quiet-hours.ts';
import { parseDay } from './parse-day.ts';

/** Maximum number of days from today that a person can be away. */
const MAX_AWAY_DAYS = 60;

/**
 * Parses an absence, written at a time in ms since 1970. It lasts until the start of a day in the person's zone, or in UTC
 * without one. A word for "off" ends the present absence. A new absence during another continues it.
 */
export function parseAway(
  wish: string,
  { zone, away }: Pick<TimeSettings, 'zone' | 'away'>,
  at: number,
  language: Language = 'en',
): TimeSettings['away'] | Refusal {
  const isNow = isAway({ away }, at);
  if (isOff(wish)) return isNow && away ? { from: away.from, until: at } : away;
  const today = getToday(zone, at);
  const [day, other] = parseDay(wish, today, language);
  if (day === undefined) return new Refusal(text('bot:refuse.dayUnread'));
  if (other !== undefined)
    return new Refusal(text('bot:refuse.dayTwoWays', { one: String(day), other: String(other) }));
  const days = today.until(day).days;
  if (days < 1) return new Refusal(text('bot:refuse.dayPast'));
  if (days > MAX_AWAY_DAYS) return new Refusal(text('bot:refuse.dayFar', { days: MAX_AWAY_DAYS }));
  return { from: isNow && away ? away.from : at, until: getDayStart(day, zone) };
}

/** Returns the current date in a zone. */
export function getToday(zone: string | null, at: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone ?? 'UTC')
    .toPlainDate();
}

function getDayStart(day: Temporal.PlainDate, zone: string | null): number {
  return day.toZonedDateTime(zone ?? 'UTC').epochMilliseconds;
}

/** Words by which people turn a setting off. */
const OFF_WORDS = [
  'off',
  'none',
  'no',
  'never',
  'back',
  'now',
  '-',
  '끔',
  '끄기',
  '없음',
  '없이',
  '해제',
  '복귀',
  '지금',
];

/** Returns whether a text turns a setting off. */
export function isOff(wish: string): boolean {
  return OFF_WORDS.includes(normaliseSearch(wish));
}
