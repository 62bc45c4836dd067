import { Refusal } from '../../engine/refusal.ts';
import { text } from '../../engine/text.ts';
import { searchable } from '../../engine/typed.ts';
import type { OwnHours } from '../../store/hours.ts';
import { isOff } from './off.ts';
import { clockText } from './zoneClock.ts';

type Quiet = NonNullable<OwnHours['quiet']>;
type Half = 'am' | 'pm';

/** Longest quiet hours, in minutes: with less than an hour awake a day a turn could last for months. */
const LONGEST_QUIET = 23 * 60;

const A_DAY = 24 * 60;

/** Words for parts of the day, by the one form that is read. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:from|between) /, ''],
  [/\b([ap])\.? ?m\b\.?/g, '$1m'],
  [/(?<=\d) ?([ap])(?![a-z])/g, '$1m'],
  [/ in the morning\b/g, 'am'],
  [/ (?:at night|in the (?:evening|afternoon))\b/g, 'pm'],
  [/\bnoon\b|정오/g, '12:00pm'],
  [/\bmidnight\b|자정/g, '12:00am'],
  [/오전/g, 'am'],
  [/오후/g, 'pm'],
  [/시 ?반/g, ':30'],
  [/시 ?(\d{1,2})분/g, ':$1'],
  [/(?<=\d) ?(?:시|h|uhr)(?!\d)/g, ''],
  [/\b([01]\d|2[0-4])([0-5]\d)\b/g, '$1:$2'],
];

const TIME = /(am|pm|밤|새벽|아침|저녁|낮)? ?(\d{1,2})(?: ?[:.h] ?([0-5]?\d))? ?(am|pm)?/.source;
const SPAN = new RegExp(`^${TIME} ?(?:-|~|to|until|till|and|bis|부터|에서) ?${TIME}(?: ?까지)?$`);

/** A time as it was written: its half of the day may be missing, or be that of both. */
interface Written {
  readonly hour: number;
  readonly minute: number;
  readonly half: Half | null;
  /** The half stands on the outer side, as in "pm 1-3" and "1-3pm". */
  readonly isOuter: boolean;
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
  if ((hours.to - hours.from + A_DAY) % A_DAY > LONGEST_QUIET)
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
  if (mark !== undefined && (half === null || hours < 1 || hours > 12)) return null;
  if (hours * 60 + Number(minute) > A_DAY || Number(minute) > 59) return null;
  return { hour: hours, minute: Number(minute), half, isOuter: isOuter && (mark === 'am' || mark === 'pm') };
}

/** The half of the day in which Korean has an hour of the night, dawn, morning, day or evening; null where it has none. */
function halfOf(mark: string, hour: number): Half | null {
  switch (mark) {
    case 'am':
    case 'pm':
      return mark;
    case '새벽':
      return hour <= 6 || hour === 12 ? 'am' : null;
    case '아침':
      return hour >= 5 && hour <= 11 ? 'am' : null;
    case '낮':
      return hour === 11 ? 'am' : hour === 12 || hour <= 5 ? 'pm' : null;
    case '저녁':
      return hour >= 5 && hour <= 11 ? 'pm' : null;
    default:
      return hour >= 6 && hour <= 11 ? 'pm' : 'am';
  }
}

function meant(from: Written, to: Written): readonly Quiet[] {
  const isClear = (from.half === null) === (to.half === null);
  if (isClear || isOf24(from) || isOf24(to)) return [spanOf(from, to, from.half, to.half)];
  const half = (from.half ?? to.half) as Half;
  const same = spanOf(from, to, half, half);
  const marked = from.half === null ? to : from;
  if (marked.isOuter && same.from < same.to) return [same];
  const other = half === 'am' ? 'pm' : 'am';
  return [from.half === null ? spanOf(from, to, other, half) : spanOf(from, to, half, other), same];
}

/** Without a half of the day it can only be of a clock of 24 hours. */
function isOf24({ hour, half }: Written): boolean {
  return half === null && (hour === 0 || hour > 12);
}

function spanOf(from: Written, to: Written, first: Half | null, second: Half | null): Quiet {
  return { from: minuteOf(from, first), to: minuteOf(to, second) };
}

/** The minute of the day. 24 is midnight, 12 am too, 12 pm noon. */
function minuteOf({ hour, minute }: Written, half: Half | null): number {
  const hours = half === null ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
  return (hours * 60 + minute) % A_DAY;
}
