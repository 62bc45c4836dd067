import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { normaliseSearch } from '../../engine/typed-text.ts';
import type { TimeSettings } from '../../store/user-settings.ts';
import { isOff } from './parse-away.ts';
import { formatClock } from './zones.ts';

type Quiet = NonNullable<TimeSettings['quiet']>;
type Half = 'am' | 'pm';

/** Maximum length of quiet hours, in minutes. With less than an hour of waking time a day, a turn could last for months. */
const MAX_QUIET_MINUTES = 23 * 60;

const MINUTES_PER_DAY = 24 * 60;

/** Rewrites of words for parts of the day, and of signs between hours, to one form. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/[ㅡー]/g, '-'],
  [/(?:다음 ?날|익일|이튿날|\bthe next day(?: at)?\b) ?/g, ''],
  [/^(?:from|between) /, ''],
  [/\b([ap])\.? ?m\b\.?/g, '$1m'],
  [/(?<=\d) ?([ap])(?![a-z])/g, '$1m'],
  [/ in the morning\b/g, 'am'],
  [/ in the afternoon\b/g, 'pm'],
  [/ in the evening\b/g, 'evening'],
  [/ (?:at|in the) night\b/g, '밤'],
  // After "from noon" an hour without am or pm is in the afternoon; after "from midnight", in the morning.
  [/^(?:(?:12(?::00)? )?noon\b|정오)/, 'pm 12:00'],
  [/(?:12(?::00)? )?\bnoon\b|정오/g, '12:00pm'],
  [/^(?:(?:12(?::00)? )?midnight\b|자정)/, '0:00'],
  [/(?:12(?::00)? )?\bmidnight\b|자정/g, '12:00am'],
  [/(?<=\d) ?시 ?반/g, ':30'],
  [/(?<=\d) ?시 ?(\d) ?분/g, ':0$1'],
  [/(?<=\d) ?(?:시|h|uhr) ?([0-5]\d)(?! ?(?:\d|시|h|uhr))(?: ?분)?/g, ':$1'],
  [/(?<=\d) ?(?:시|h|uhr)(?! ?\d)|(?<=:\d\d) ?분/g, ''],
  [/\b([01]\d|2[0-4])([0-5]\d)\b/g, '$1:$2'],
];

const MARK = '(am|pm|오전|오후|밤|새벽|아침|저녁|낮|evening)?';
const TIME = `${MARK} ?(\\d{1,2})(?: ?[:.] ?([0-5]\\d))? ?${MARK}`;
const SPAN = new RegExp(`^${TIME} ?(?:-|~|to|until|till|and|bis|부터|에서) ?${TIME}(?: ?까지)?$`);

/** A time as written. Its half of the day may be missing, or may apply to both times. */
interface WrittenTime {
  readonly hour: number;
  readonly minute: number;
  readonly half: Half | null;
  /** Part of the day on the outer side, which may apply to both times: "pm 1-3", "1-3pm", "밤 9시~11시". */
  readonly outer: string | null;
}

/**
 * Parses quiet hours: "22-8", "22:30-7:15", "11 p.m. to 7 a.m.", "오후 10시부터 오전 7시까지"; null turns them off. Refuses spans
 * that end where they begin, ambiguous ones, and those over {@link MAX_QUIET_MINUTES}.
 */
export function parseQuiet(wish: string): TimeSettings['quiet'] | Refusal {
  if (isOff(wish)) return null;
  const readings = listQuietReadings(wish);
  const [hours, other] = readings;
  if (hours === undefined) return new Refusal(text('bot:refuse.quietUnread'));
  if (other !== undefined)
    return new Refusal(text('bot:refuse.quietTwoWays', { one: formatSpan(hours), other: formatSpan(other) }));
  if (countMinutes(hours) > MAX_QUIET_MINUTES)
    return new Refusal(text('bot:refuse.quietLong', { hours: MAX_QUIET_MINUTES / 60 }));
  return hours;
}

/** Returns every meaning of a span of hours: two if only one of its times gives the half of the day. */
export function listQuietReadings(wish: string): readonly Quiet[] {
  const plain = REWRITES.reduce((clean, [form, same]) => clean.replace(form, same), normaliseSearch(wish));
  const read = SPAN.exec(plain);
  if (!read) return [];
  const from = readTime(read[1], read[2], read[3], read[4], read[1] !== undefined);
  const to = readTime(read[5], read[6], read[7], read[8], read[8] !== undefined);
  if (from === null || to === null) return [];
  return interpretSpan(from, to).filter((hours) => hours.from !== hours.to);
}

/** Formats a span so that it can be parsed again: "22:00-8:00". */
export function formatSpan({ from, to }: Quiet): string {
  return `${formatClock(from)}-${formatClock(to)}`;
}

function readTime(
  before: string | undefined,
  hour: string | undefined,
  minute = '0',
  behind: string | undefined,
  isOuter: boolean,
): WrittenTime | null {
  if (before !== undefined && behind !== undefined) return null;
  const hours = Number(hour);
  const mark = before ?? behind;
  const half = mark === undefined ? null : getHalf(mark, hours);
  if (mark !== undefined && half === null) return null;
  if (hours * 60 + Number(minute) > MINUTES_PER_DAY) return null;
  return { hour: hours, minute: Number(minute), half, outer: isOuter ? (mark ?? null) : null };
}

/** Returns the half of the day of an hour in the morning, evening, night and so on; null if there is no such hour. */
function getHalf(mark: string, hour: number): Half | null {
  if (hour > 12) return null;
  switch (mark) {
    case 'am':
    case '오전':
      return 'am';
    case 'pm':
    case '오후':
      return hour === 0 ? null : 'pm';
    case '새벽':
      return hour <= 6 || hour === 12 ? 'am' : null;
    case '아침':
      return hour >= 5 && hour <= 11 ? 'am' : null;
    case '낮':
      return hour === 11 ? 'am' : hour === 12 || (hour >= 1 && hour <= 5) ? 'pm' : null;
    case '저녁':
      return hour >= 5 && hour <= 11 ? 'pm' : null;
    case 'evening':
      return hour >= 1 && hour <= 11 ? 'pm' : null;
    default:
      return hour >= 6 && hour <= 11 ? 'pm' : 'am';
  }
}

function interpretSpan(from: WrittenTime, to: WrittenTime): readonly Quiet[] {
  const isClear = (from.half === null) === (to.half === null);
  if (isClear || is24Hour(from) || is24Hour(to)) return [createSpan(from, to, from.half, to.half)];
  const half = (from.half ?? to.half) as Half;
  const shared = getSharedSpans(from, to, half).find((span) => countMinutes(span) < MINUTES_PER_DAY / 2);
  if (shared !== undefined) return [shared];
  const other = half === 'am' ? 'pm' : 'am';
  const same = createSpan(from, to, half, half);
  return [from.half === null ? createSpan(from, to, other, half) : createSpan(from, to, half, other), same];
}

/** Returns the spans in which the outer part of the day applies to both times; none without such a part. */
function getSharedSpans(from: WrittenTime, to: WrittenTime, half: Half): readonly Quiet[] {
  const outer = from.outer ?? to.outer;
  if (outer === null) return [];
  const first = from.half ?? getHalf(outer, from.hour) ?? half;
  const second = to.half ?? getHalf(outer, to.hour) ?? half;
  const inPart = createSpan(from, to, first, second);
  // 밤 12시~8시 continues into the morning in the same half.
  return from.outer === null ? [inPart] : [createSpan(from, to, half, half), inPart];
}

/** Returns whether a time can only be of the 24-hour clock. */
function is24Hour({ hour, half }: WrittenTime): boolean {
  return half === null && (hour === 0 || hour > 12);
}

function createSpan(from: WrittenTime, to: WrittenTime, first: Half | null, second: Half | null): Quiet {
  return { from: getMinuteOfDay(from, first), to: getMinuteOfDay(to, second) };
}

function countMinutes({ from, to }: Quiet): number {
  return (to - from + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

/** Returns the minute of the day. 24 and 12 am are midnight, 12 pm is noon. */
function getMinuteOfDay({ hour, minute }: WrittenTime, half: Half | null): number {
  const hours = half === null ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return (hours * 60 + minute) % MINUTES_PER_DAY;
}
