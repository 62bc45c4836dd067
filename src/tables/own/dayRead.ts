import { Temporal } from 'temporal-polyfill';

type Day = Temporal.PlainDate;

/** What a text names, after the parts of it that stand in brackets. */
type Reading = (today: Day, ...parts: readonly string[]) => Day | null;

/** The ways in which people name a day. */
const WAYS: readonly (readonly [RegExp, Reading])[] = [
  [/^(?:today|오늘)$/, (today) => today],
  [/^(?:tomorrow|내일)$/, (today) => today.add({ days: 1 })],
  [/^모레$/, (today) => today.add({ days: 2 })],
  [/^(?:(?:in )?(?:a|one) week|일주일(?: ?[뒤후])?)$/, (today) => today.add({ days: 7 })],
  [
    /^(?:in )?(\d{1,3})(?: ?(?:d|days?|일))?(?: ?[뒤후])?$/,
    (today, days) => today.add({ days: Number(days) }),
  ],
  [
    /^(?:in )?(\d{1,2}) ?(?:w|weeks?|주)(?: ?[뒤후])?$/,
    (today, weeks) => today.add({ weeks: Number(weeks) }),
  ],
  [/^(\d{4})[-./년] ?(\d{1,2})[-./월] ?(\d{1,2})[.일]?$/, (_, year, month, day) => dayOf(year, month, day)],
  [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, (_, day, month, year) => dayOf(year, month, day)],
  [/^(\d{1,2})\. ?(\d{1,2})\.?$/, (today, day, month) => nearest(today, month, day)],
  [/^(\d{1,2})월 ?(\d{1,2})일$/, (today, month, day) => nearest(today, month, day)],
  [/^(\d{1,2})\.? ([a-z]{3,9})\.?$/, (today, day, month) => nearest(today, placeIn(MONTHS, month), day)],
  [/^([a-z]{3,9})\.? (\d{1,2})$/, (today, month, day) => nearest(today, placeIn(MONTHS, month), day)],
  [/^([a-z]{3,9})$/, (today, name) => weekday(today, placeIn(DAYS, name))],
  [/^([월화수목금토일])(?:요일)?$/, (today, name) => weekday(today, placeIn([...'월화수목금토일'], name))],
];

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/**
 * The day that somebody writes: "2026-12-24", "24.12.", "Dec 24", "tomorrow", "3 days", "목요일". Without a year it is the
 * one nearest to today, be it past; a day of the week is the next one. Null for what names no day.
 */
export function dayRead(wish: string, today: Day): Day | null {
  const plain = wish
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ');
  const [pattern, read] = WAYS.find(([way]) => way.test(plain)) ?? [];
  return pattern && read ? read(today, ...(pattern.exec(plain)?.slice(1) ?? [])) : null;
}

/** Null for a day that no calendar has. */
function dayOf(year?: string | number, month?: string | number, day?: string): Day | null {
  const fields = { year: Number(year), month: Number(month), day: Number(day) };
  try {
    return Temporal.PlainDate.from(fields, { overflow: 'reject' });
  } catch {
    return null;
  }
}

function nearest(today: Day, month?: string | number, day?: string): Day | null {
  const far = (one: Day) => Math.abs(today.until(one).days);
  const years = [today.year - 1, today.year, today.year + 1];
  const days = years.map((year) => dayOf(year, month, day)).filter((one) => one !== null);
  return days.sort((one, other) => far(one) - far(other))[0] ?? null;
}

/** Which of the names begins so, from 1; 0 where none does. */
function placeIn(names: readonly string[], name = ''): number {
  return names.findIndex((one) => one.startsWith(name)) + 1;
}

/** The next such day of the week after today; Monday is 1. */
function weekday(today: Day, day: number): Day | null {
  return day === 0 ? null : today.add({ days: ((day + 6 - today.dayOfWeek) % 7) + 1 });
}
