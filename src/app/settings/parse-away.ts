import { Temporal } from 'temporal-polyfill';
import { Refusal } from '../../engine/refusal.ts';
import { type Language, text } from '../../engine/text.ts';
import { normaliseSearch } from '../../engine/typed-text.ts';
import type { TimeSettings } from '../../store/time-settings.ts';
import { isAway } from '../core/quiet-hours.ts';
import { parseDay } from './parse-day.ts';

/** So many days from today somebody can be away at most. */
const MAX_AWAY_DAYS = 60;

/**
 * The absence that somebody writes at a time in ms since 1970: until the beginning of a day in their zone, in UTC where
 * they have none, read in their language; or none any more, which ends the one that is. One day of absence goes over into the other.
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

/** The day that it is there. */
export function getToday(zone: string | null, at: number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone ?? 'UTC')
    .toPlainDate();
}

function getDayStart(day: Temporal.PlainDate, zone: string | null): number {
  return day.toZonedDateTime(zone ?? 'UTC').epochMilliseconds;
}

/** How people say that something holds no more. */
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

/** Whether it is to hold no more. */
export function isOff(wish: string): boolean {
  return OFF_WORDS.includes(normaliseSearch(wish));
}
