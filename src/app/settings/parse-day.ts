import { Temporal } from 'temporal-polyfill';
import type { Language } from '../../engine/text.ts';
import { normaliseSearch } from '../../engine/typed-text.ts';

type Day = Temporal.PlainDate;

/** Returns the day that a text names, given the groups of its pattern. */
type DayReader = (today: Day, ...parts: readonly string[]) => Day | null;

type DayPattern = readonly [RegExp, DayReader];

const MONTH = '([a-z]{3,9})\\.?';
const ORDINAL = '(\\d{1,2})(?:st|nd|rd|th)?';
const LATER = '(?: ?(?:[뒤후간]|동안|from (?:now|today)))?';
const LEAD = '(?:(?:in|for) )?';

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
  ...{ eight: 8, nine: 9, ten: 10 },
  ...{
    하루: 1,
    이틀: 2,
    사흘: 3,
    나흘: 4,
    닷새: 5,
    엿새: 6,
    이레: 7,
    열흘: 10,
    보름: 15,
  },
  ...{ 한: 1, 두: 2, 세: 3, 석: 3, 네: 4, 넉: 4, 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6 },
};
const COUNT = `(\\d{1,3}|${Object.keys(COUNTS).join('|')})`;

/** Smallest number of days (10일) that Korean readers may also take for a day of the month. */
const LIKE_A_DATE = 10;

/** Patterns for a day that mean the same in every language. */
const COMMON: readonly DayPattern[] = [
  [/^(?:today|오늘)$/, (today) => today],
  [/^(?:tomorrow|내일)$/, (today) => today.add({ days: 1 })],
  [/^(?:(?:the )?day after tomorrow|모레|내일 ?모레)$/, (today) => today.add({ days: 2 })],
  [/^글피$/, (today) => today.add({ days: 3 })],
  [
    /^(하루|이틀|사흘|나흘|닷새|엿새|이레|열흘|보름)(?: ?(?:[뒤후간]|동안))?$/,
    (today, days) => addCount(today, 'days', days),
  ],
  [
    new RegExp(`^${LEAD}${COUNT}(?: ?(?:d|days?|일))${LATER}$`),
    (today, days) => addCount(today, 'days', days),
  ],
  [/^(?:in )?(\d{1,3})(?: ?[뒤후])?$/, (today, days) => addCount(today, 'days', days)],
  [
    new RegExp(`^${LEAD}${COUNT} ?(?:w|weeks?|주일?)${LATER}$`),
    (today, weeks) => addCount(today, 'weeks', weeks),
  ],
  [
    new RegExp(`^${LEAD}${COUNT} ?(?:months?|달|개월)${LATER}$`),
    (today, months) => addCount(today, 'months', months),
  ],
  [
    /^(\d{4}) ?[-./년] ?(\d{1,2}) ?[-./월] ?(\d{1,2})[.일]?$/,
    (_, year, month, day) => createDay(year, month, day),
  ],
  [/^(\d{1,2})월 ?(\d{1,2})일$/, (today, month, day) => findNearestDay(today, month, day)],
  [/^다음 ?달 ?(\d{1,2})일$/, (today, day) => getDayOfMonth(today.add({ months: 1 }), day)],
  [/^이번 ?달 ?(\d{1,2})일$/, (today, day) => getDayOfMonth(today, day)],
  [/^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/, (today, day) => findNextDayOfMonth(today, day)],
  [
    new RegExp(`^(?:the )?${ORDINAL}\\.?(?: of)? ${MONTH}$`),
    (today, day, month) => findNearestDay(today, findNameNumber(MONTHS, month), day),
  ],
  [
    new RegExp(`^${MONTH} (?:the )?${ORDINAL}$`),
    (today, month, day) => findNearestDay(today, findNameNumber(MONTHS, month), day),
  ],
  [
    new RegExp(`^(?:the )?${ORDINAL}\\.?(?: of)? ${MONTH} (\\d{4})$`),
    (_, day, month, year) => createDay(year, findNameNumber(MONTHS, month), day),
  ],
  [
    new RegExp(`^${MONTH} (?:the )?${ORDINAL} (\\d{4})$`),
    (_, month, day, year) => createDay(year, findNameNumber(MONTHS, month), day),
  ],
  [/^next ([a-z]{3,9})$/, (today, name) => getWeekdayInWeek(today, 1, findNameNumber(DAYS, name))],
  [/^(?:(?:this|coming) )?([a-z]{3,9})$/, (today, name) => getNextWeekday(today, findNameNumber(DAYS, name))],
  [
    /^(?:다음|담) ?주 ?([월화수목금토일])(?:요일)?$/,
    (today, name) => getWeekdayInWeek(today, 1, parseKoreanWeekday(name)),
  ],
  [
    /^다다음 ?주 ?([월화수목금토일])(?:요일)?$/,
    (today, name) => getWeekdayInWeek(today, 2, parseKoreanWeekday(name)),
  ],
  [
    /^이번 ?주 ?([월화수목금토일])(?:요일)?$/,
    (today, name) => getWeekdayInWeek(today, 0, parseKoreanWeekday(name)),
  ],
  [
    /^(?:(?:돌아)?오는 ?|이번 )?([월화수목금토일])(?:요일)?$/,
    (today, name) => getNextWeekday(today, parseKoreanWeekday(name)),
  ],
];

/** Patterns of figures alone, in the order of the language: 12. 1. is the first of December in Korean, else the twelfth of January. */
const FIGURES: Readonly<Record<Language, readonly DayPattern[]>> = {
  en: [
    [/^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/, (_, day, month, year) => createDay(year, month, day)],
    [/^(\d{1,2})\. ?(\d{1,2})\.?$/, (today, day, month) => findNearestDay(today, month, day)],
  ],
  ko: [
    [
      /^(\d{2})\. ?(\d{1,2})\. ?(\d{1,2})\.?$/,
      (_, year, month, day) => createDay(2000 + Number(year), month, day),
    ],
    [/^(\d{1,2})(?:\. ?|[/-])(\d{1,2})\.?$/, (today, month, day) => findNearestDay(today, month, day)],
  ],
};

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** Words around a day that are not part of it. */
const UNTIL = /^(?:(?:until|till|by|on|back|return(?:ing)?) )+/;
const RETURNS = '(?:돌아옴|돌아와요|돌아올게요|돌아옵니다|복귀)';
const RESTS = '(?:쉬어요|쉴게요|쉽니다|쉼)';
const UNTIL_KO = new RegExp(` ?(?:(?:까지|에)(?: ?(?:${RETURNS}|${RESTS}))?|${RETURNS})$`);
const REST_FOR = new RegExp(`(?<=동안|간) ?${RESTS}$`);

/** Patterns of a weekday beside a date, as calendars have it: "Thursday, December 24", "12. 24. (목)". */
const WEEKDAY_BESIDE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^([a-z]{3,9})\.? (?=.*\d)/, DAYS],
  [/(?<=\d.*) ?\(?([월화수목금토일])(?:요일\)?|\))$/, [...'월화수목금토일']],
];

/**
 * Returns the days that a text can mean in a language: "2026-12-24", "24.12.", "12. 24.", "Dec 24th", "tomorrow", "3
 * days", "목요일". Without a year it is the one nearest to today, even a past one; a weekday is the next one. An ambiguous
 * text returns two. A text without a day, or with the wrong weekday beside a date, returns none.
 */
export function parseDay(wish: string, today: Day, language: Language = 'en'): readonly Day[] {
  const plain = normaliseSearch(wish)
    .replaceAll(/[\s,]+/g, ' ')
    .replace(UNTIL, '');
  const bare = plain.replace(UNTIL_KO, '').replace(REST_FOR, '');
  const [, figure] = /^(\d{1,2})일$/.exec(bare) ?? [];
  // 3일 is three days, 3일까지 until the third, and 30일 may be either.
  if (figure !== undefined && bare !== plain)
    return [findNextDayOfMonth(today, figure)].filter((day) => day !== null);
  const read = matchDay(bare, today, language) ?? matchDayWithWeekday(bare, today, language);
  if (read === null) return [];
  if (Number(figure ?? 0) < LIKE_A_DATE) return [read];
  const date = findNextDayOfMonth(today.add({ days: 1 }), figure);
  return date === null || date.equals(read) ? [read] : [date, read];
}

function matchDay(plain: string, today: Day, language: Language): Day | null {
  const [pattern, read] = [...COMMON, ...FIGURES[language]].find(([way]) => way.test(plain)) ?? [];
  try {
    return pattern && read ? read(today, ...(pattern.exec(plain)?.slice(1) ?? [])) : null;
  } catch {
    return null;
  }
}

function matchDayWithWeekday(plain: string, today: Day, language: Language): Day | null {
  for (const [form, names] of WEEKDAY_BESIDE) {
    const named = findNameNumber(names, form.exec(plain)?.[1] ?? '-');
    const day = named === 0 ? null : matchDay(plain.replace(form, '').trim(), today, language);
    if (day !== null) return day.dayOfWeek === named ? day : null;
  }
  return null;
}

function addCount(today: Day, unit: 'days' | 'weeks' | 'months', count = ''): Day {
  return today.add({ [unit]: COUNTS[count] ?? Number(count) });
}

/** Returns the day of a date, or null if it does not exist. */
function createDay(year?: string | number, month?: string | number, day?: string): Day | null {
  const fields = { year: Number(year), month: Number(month), day: Number(day) };
  try {
    return Temporal.PlainDate.from(fields, { overflow: 'reject' });
  } catch {
    return null;
  }
}

function getDayOfMonth({ year, month }: Day, day?: string): Day | null {
  return createDay(year, month, day);
}

/** Returns the next such day of a month from today on, skipping months without it. */
function findNextDayOfMonth(today: Day, day?: string): Day | null {
  for (let months = 0; months < 3; months++) {
    const found = getDayOfMonth(today.add({ months }), day);
    if (found && Temporal.PlainDate.compare(found, today) >= 0) return found;
  }
  return null;
}

function findNearestDay(today: Day, month?: string | number, day?: string): Day | null {
  const far = (one: Day) => Math.abs(today.until(one).days);
  const years = [today.year - 1, today.year, today.year + 1];
  const days = years.map((year) => createDay(year, month, day)).filter((one) => one !== null);
  return days.sort((one, other) => far(one) - far(other))[0] ?? null;
}

/** Returns the position, from 1, of the first name with that prefix; 0 if there is none. */
function findNameNumber(names: readonly string[], name = ''): number {
  return names.findIndex((one) => one.startsWith(name)) + 1;
}

function parseKoreanWeekday(name?: string): number {
  return findNameNumber([...'월화수목금토일'], name);
}

/** Returns the next such weekday after today; Monday is 1. */
function getNextWeekday(today: Day, day: number): Day | null {
  return day === 0 ? null : today.add({ days: ((day + 6 - today.dayOfWeek) % 7) + 1 });
}

/** Returns a weekday of the week that is so many weeks ahead; weeks begin on Mondays. */
function getWeekdayInWeek(today: Day, weeks: number, day: number): Day | null {
  return day === 0 ? null : today.add({ days: 7 * weeks + day - today.dayOfWeek });
}
