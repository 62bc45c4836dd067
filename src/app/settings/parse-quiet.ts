import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { searchable } from '../../engine/typed.ts';
import type { OwnHours } from '../../store/hours.ts';
import { isOff } from './parse-away.ts';
import { clockText } from './zones.ts';

type Quiet = NonNullable<OwnHours['quiet']>;
type Half = 'am' | 'pm';

/** Longest quiet hours, in minutes: with less than an hour awake a day a turn could last for months. */
const LONGEST_QUIET = 23 * 60;

const A_DAY = 24 * 60;

/** Words for parts of the day and signs between hours, by the one form that is read. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/[ㅡー]/g, '-'],
  [/(?:다음 ?날|익일|이튿날|\bthe next day(?: at)?\b) ?/g, ''],
  [/^(?:from|between) /, ''],
  [/\b([ap])\.? ?m\b\.?/g, '$1m'],
  [/(?<=\d) ?([ap])(?![a-z])/g, '$1m'],
  [/ in the morning\b/g, 'am'],
  [/ in the afternoon\b/g, 'pm'],
  [/ in the evening\b/g, 'evening'],
  [/ (?:at|in the) night\b/g, '밤'],
  // From noon on an hour without its half is one of the afternoon, from midnight on one of the morning.
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

/** A time as it was written: its half of the day may be missing, or be that of both. */
interface Written {
  readonly hour: number;
  readonly minute: number;
  readonly half: Half | null;
  /** The part of the day that stands on the outer side, and may be that of both: "pm 1-3", "1-3pm", "밤 9시~11시". */
  readonly outer: string | null;
}

/**
 * The quiet hours that somebody writes: "22-8", "22:30-7:15", "11 p.m. to 7 a.m.", "오후 10시부터 오전 7시까지"; null for none.
 * Those that begin where they end are refused, those that can be read in two ways, and those over {@link LONGEST_QUIET}.
 */
export function quietWished(wish: string): OwnHours['quiet'] | Refusal {
  if (isOff(wish)) return null;
  const readings = quietReadings(wish);
  const [hours, other] = readings;
  if (hours === undefined) return new Refusal(text('bot:refuse.quietUnread'));
  if (other !== undefined)
    return new Refusal(text('bot:refuse.quietTwoWays', { one: spanText(hours), other: spanText(other) }));
  if (minutesIn(hours) > LONGEST_QUIET)
    return new Refusal(text('bot:refuse.quietLong', { hours: LONGEST_QUIET / 60 }));
  return hours;
}

/** Every way in which hours can be meant that somebody writes: two where only one of them says which half of the day. */
export function quietReadings(wish: string): readonly Quiet[] {
  const plain = WORDS.reduce((clean, [form, same]) => clean.replace(form, same), searchable(wish));
  const read = SPAN.exec(plain);
  if (!read) return [];
  const from = written(read[1], read[2], read[3], read[4], read[1] !== undefined);
  const to = written(read[5], read[6], read[7], read[8], read[8] !== undefined);
  if (from === null || to === null) return [];
  return meant(from, to).filter((hours) => hours.from !== hours.to);
}

/** As they are offered and read again: "22:00-8:00". */
export function spanText({ from, to }: Quiet): string {
  return `${clockText(from)}-${clockText(to)}`;
}

function written(
  before: string | undefined,
  hour: string | undefined,
  minute = '0',
  behind: string | undefined,
  isOuter: boolean,
): Written | null {
  if (before !== undefined && behind !== undefined) return null;
  const hours = Number(hour);
  const mark = before ?? behind;
  const half = mark === undefined ? null : halfOf(mark, hours);
  if (mark !== undefined && half === null) return null;
  if (hours * 60 + Number(minute) > A_DAY) return null;
  return { hour: hours, minute: Number(minute), half, outer: isOuter ? (mark ?? null) : null };
}

/** The half of the day in which an hour of the morning, evening, night and so on is; null where there is no such hour. */
function halfOf(mark: string, hour: number): Half | null {
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

function meant(from: Written, to: Written): readonly Quiet[] {
  const isClear = (from.half === null) === (to.half === null);
  if (isClear || isOf24(from) || isOf24(to)) return [spanOf(from, to, from.half, to.half)];
  const half = (from.half ?? to.half) as Half;
  const shared = sharedSpans(from, to, half).find((span) => minutesIn(span) < A_DAY / 2);
  if (shared !== undefined) return [shared];
  const other = half === 'am' ? 'pm' : 'am';
  const same = spanOf(from, to, half, half);
  return [from.half === null ? spanOf(from, to, other, half) : spanOf(from, to, half, other), same];
}

/** The hours in which the part of the day on the outer side holds for both times; none where none stands there. */
function sharedSpans(from: Written, to: Written, half: Half): readonly Quiet[] {
  const outer = from.outer ?? to.outer;
  if (outer === null) return [];
  const first = from.half ?? halfOf(outer, from.hour) ?? half;
  const second = to.half ?? halfOf(outer, to.hour) ?? half;
  const inPart = spanOf(from, to, first, second);
  // 밤 12시~8시 goes on into the morning of the same half.
  return from.outer === null ? [inPart] : [spanOf(from, to, half, half), inPart];
}

/** Without a half of the day it can only be of a clock of 24 hours. */
function isOf24({ hour, half }: Written): boolean {
  return half === null && (hour === 0 || hour > 12);
}

function spanOf(from: Written, to: Written, first: Half | null, second: Half | null): Quiet {
  return { from: minuteOf(from, first), to: minuteOf(to, second) };
}

function minutesIn({ from, to }: Quiet): number {
  return (to - from + A_DAY) % A_DAY;
}

/** The minute of the day. 24 is midnight, 12 am too, 12 pm noon. */
function minuteOf({ hour, minute }: Written, half: Half | null): number {
  const hours = half === null ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return (hours * 60 + minute) % A_DAY;
}
