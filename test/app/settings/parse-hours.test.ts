import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../../src/app/settings/parse-day.ts';
import { parseHours } from '../../../src/app/settings/parse-hours.ts';
import { formatSpan, listQuietReadings, parseQuiet } from '../../../src/app/settings/parse-quiet.ts';
import { findZones, parseZone } from '../../../src/app/settings/zones.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { DEFAULT_TIME_SETTINGS } from '../../../src/store/user-settings.ts';

const NOW = Date.parse('2026-11-22T16:00Z');

function getRefusal(outcome: unknown): unknown {
  return refused(outcome) ? outcome.reason.key : outcome;
}

describe('parseZone', () => {
  test.each([
    ['Asia/Seoul', 'Asia/Seoul'],
    ['asia/seoul', 'Asia/Seoul'],
    [' SEOUL ', 'Asia/Seoul'],
    ['서울', 'Asia/Seoul'],
    ['kst', 'Asia/Seoul'],
    ['new york', 'America/New_York'],
    ['EST', 'America/New_York'],
    ['Kolkata', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['kyiv', 'Europe/Kyiv'],
    ['utc', 'UTC'],
    ['GMT', 'UTC'],
    ['UTC+9', '+09:00'],
    ['-3:30', '-03:30'],
    ['gmt +5:30', '+05:30'],
    ['US/Pacific', 'US/Pacific'],
    ['reykja', 'Atlantic/Reykjavik'],
  ])('parseZone: reads %s as %s', (input, zone) => {
    expect(parseZone(input)).toBe(zone);
  });

  test.each([
    ['Asia/Seul', 'Asia/Seoul'],
    ['Berlni', 'Europe/Berlin'],
    ['europe/ber', 'Europe/Berlin'],
    ['america/n', 'America/New_York'],
  ])('parseZone: refuses %s and suggests %s', (input, near) => {
    const outcome = parseZone(input);
    expect(refused(outcome) ? outcome.reason.with?.near : [outcome]).toContain(near);
  });

  test.each(['', 'Atlantis', '+15', '2026-12-24T00:00[Asia/Seoul]', '+9:75', 'x', '__proto__', '2026-12-24'])(
    'parseZone: refuses %j',
    (input) => {
      expect(getRefusal(parseZone(input))).toBe('bot:refuse.noSuchZone');
    },
  );

  test('findZones: lists zones with the typed beginning, common ones first', () => {
    expect(findZones('').slice(0, 2)).toEqual(['UTC', 'Asia/Seoul']);
    expect(findZones('서')).toEqual(['Asia/Seoul']);
    expect(findZones('ber')[0]).toBe('Europe/Berlin');
    expect(findZones('atlantis')).toEqual([]);
    for (const zone of findZones('')) expect(parseZone(zone)).toBe(zone);
  });
});

describe('quiet hours', () => {
  test.each([
    ['22-8', 1320, 480],
    ['22:30–7:15', 1350, 435],
    ['22.30 - 07.15', 1350, 435],
    ['0-8', 0, 480],
    ['22-24', 1320, 0],
    ['10pm to 8am', 1320, 480],
    ['12am-12pm', 0, 720],
    ['22시 ~ 8시', 1320, 480],
    ['22시 30분부터 7시까지', 1350, 420],
    // One half of the day for both hours: Recognizers-Text #386, chrono #76.
    ['10-11pm', 1320, 1380],
    ['9-11 a.m.', 540, 660],
    ['12-1pm', 720, 780],
    ['pm 1-3', 780, 900],
    ['오후 1시~3시', 780, 900],
    // Forms of both languages: scrapinghub/dateparser #1139.
    ['오후 10시부터 오전 7시까지', 1320, 420],
    ['22시에서 8시', 1320, 480],
    ['22시부터 8시까지', 1320, 480],
    ['밤 11시~아침 7시 반', 1380, 450],
    ['밤 12시부터 새벽 6시까지', 0, 360],
    ['자정부터 오전 8시까지', 0, 480],
    ['11 p.m. to 7 a.m.', 1380, 420],
    ['from 10 PM until 7:30 AM', 1320, 450],
    ['AM 1 - AM 9', 60, 540],
    ['10p-7a', 1320, 420],
    ['11 at night to 7 in the morning', 1380, 420],
    ['midnight to 8am', 0, 480],
    ['22-7am', 1320, 420],
    ['2200-0730', 1320, 450],
    ['22h30 - 7h', 1350, 420],
    ['２２：００〜８：００', 1320, 480],
    // Parts of the day: 12 at night is midnight, and a part outside of the range applies to both hours.
    ['12 at night to 7 in the morning', 0, 420],
    ['1 at night - 7am', 60, 420],
    ['10 to 2 at night', 1320, 120],
    ['8 in the evening to 7 in the morning', 1200, 420],
    ['1 to 3 in the afternoon', 780, 900],
    ['12 midnight to 7 am', 0, 420],
    ['from midnight to 8', 0, 480],
    ['noon to 3', 720, 900],
    ['자정부터 8시까지', 0, 480],
    ['오전 0시부터 오전 8시까지', 0, 480],
    ['오전 0시부터 8시까지', 0, 480],
    ['밤 0시 30분부터 새벽 5시까지', 30, 300],
    ['새벽 1시부터 5시까지', 60, 300],
    ['낮 1시부터 3시까지', 780, 900],
    ['낮 11시부터 2시까지', 660, 840],
    ['밤 9시부터 11시까지', 1260, 1380],
    ['밤 11시부터 2시까지', 1380, 120],
    ['밤 12시 ~ 8시', 0, 480],
    ['밤 12시 반부터 7시 반까지', 30, 450],
    ['밤 8시부터 5시까지', 1200, 300],
    ['9 to 5 at night', 1260, 300],
    ['22:30분~7:00', 1350, 420],
    ['밤 11시부터 다음 날 아침 7시까지', 1380, 420],
    // Blanks before the units, and minutes without units.
    ['22시 30 ~ 7', 1350, 420],
    ['22-7 시 15 분', 1320, 435],
    ['22 시 30 분 ~ 7', 1350, 420],
    ['22 h 30-7', 1350, 420],
    ['22 Uhr bis 7 Uhr', 1320, 420],
    ['9시 5분-17시', 545, 1020],
    ['밤 10시 반ㅡ아침 8시', 1350, 480],
    ['22시ㅡ8시', 1320, 480],
    ['22시ー8시', 1320, 480],
    ['22∼8', 1320, 480],
    ['22⁓8', 1320, 480],
    ['22˜8', 1320, 480],
  ])('parseQuiet: reads %s', (input, from, to) => {
    expect(parseQuiet(input)).toEqual({ from, to });
  });

  test.each([
    '10pm-8',
    '11-7am',
    '오후 10시부터 7시까지',
    '밤 11시~7시',
    '10pm-11',
    '8 to midnight',
    '0am-8',
  ])('parseQuiet: refuses the ambiguous %s and offers both readings', (input) => {
    expect(getRefusal(parseQuiet(input))).toBe('bot:refuse.quietTwoWays');
    for (const hours of listQuietReadings(input)) expect(parseQuiet(formatSpan(hours))).toEqual(hours);
  });

  test.each(['8-7:01', '12:00-11:59'])('parseQuiet: refuses %s as too long', (input) => {
    expect(getRefusal(parseQuiet(input))).toBe('bot:refuse.quietLong');
  });

  test.each(['off', ' OFF', '없음', '끔', '-'])('parseQuiet: %j turns quiet hours off', (input) => {
    expect(parseQuiet(input)).toBeNull();
  });

  test.each([
    '',
    '22',
    '22-',
    '8-8',
    '25-8',
    '24:30-8',
    '22:60-8',
    '13pm-8',
    '0pm-8pm',
    '낮 0시-3시',
    '저녁 12시부터 아침 7시까지',
    '12 in the evening to 7am',
    // A single digit of minutes is ambiguous: half past nine as a decimal, or five past.
    '9.5-17',
    '22.5-7',
    '22:5-7',
    '22h5-7',
    '22시 5 ~ 7',
    'night',
    '22-8-9',
    '22 8',
    '2230',
    '228',
    '22-8ish',
    '-8-9',
  ])('parseQuiet: refuses %j as unreadable', (input) => {
    expect(getRefusal(parseQuiet(input))).toBe('bot:refuse.quietUnread');
  });
});

const SEOUL = { ...DEFAULT_TIME_SETTINGS, zone: 'Asia/Seoul' };
const parseUntil = (input: string, timeSettings = DEFAULT_TIME_SETTINGS) => {
  const hours = parseHours(timeSettings, { away: input }, NOW);
  if (refused(hours)) return hours.reason.key;
  return hours.away && new Date(hours.away.until).toISOString().slice(0, 16);
};

describe('parseHours: absence', () => {
  test.each([
    ['tomorrow', '2026-11-23'],
    ['내일', '2026-11-23'],
    ['모레', '2026-11-24'],
    ['3 days', '2026-11-25'],
    ['in 3 days', '2026-11-25'],
    ['3', '2026-11-25'],
    ['3일 뒤', '2026-11-25'],
    ['a week', '2026-11-29'],
    ['2 weeks', '2026-12-06'],
    ['2주', '2026-12-06'],
    ['2026-12-24', '2026-12-24'],
    ['2026. 12. 24.', '2026-12-24'],
    ['2026년 12월 24일', '2026-12-24'],
    ['24.12.', '2026-12-24'],
    ['24. 12', '2026-12-24'],
    ['24.12.2026', '2026-12-24'],
    ['12월 24일', '2026-12-24'],
    ['24 Dec', '2026-12-24'],
    ['December 24', '2026-12-24'],
    ['3.1.', '2027-01-03'],
    ['monday', '2026-11-23'],
    ['Sun', '2026-11-29'],
    ['목요일', '2026-11-26'],
    ['60 days', '2027-01-21'],
    // Recognizers-Text PR #2619, dateutil #1224.
    ['December 1, 2026', '2026-12-01'],
    ['Dec 1st', '2026-12-01'],
    ['1st of December', '2026-12-01'],
    ['1 December 2026', '2026-12-01'],
    ['the 1st', '2026-12-01'],
    ['next friday', '2026-11-27'],
    ['this friday', '2026-11-27'],
    ['until Friday', '2026-11-27'],
    ['Tuesday, December 1', '2026-12-01'],
    ['Tuesday, December 1, 2026', '2026-12-01'],
    ['in two weeks', '2026-12-06'],
    ['the day after tomorrow', '2026-11-24'],
    ['3 days from now', '2026-11-25'],
    ['금요일까지', '2026-11-27'],
    ['다음 주 월요일', '2026-11-23'],
    ['다음주 금요일까지', '2026-11-27'],
    ['내일까지', '2026-11-23'],
    ['사흘 뒤', '2026-11-25'],
    ['일주일 후', '2026-11-29'],
    ['한 달 뒤', '2026-12-22'],
    ['3일까지', '2026-12-03'],
    ['다음 달 1일', '2026-12-01'],
    ['12월 1일(화)', '2026-12-01'],
    ['12월 1일 화요일까지', '2026-12-01'],
    ['내일 모레', '2026-11-24'],
    ['the 24th of December', '2026-12-24'],
    ['the 24th of December 2026', '2026-12-24'],
    ['December the 24th', '2026-12-24'],
    ['12월 1일 돌아옴', '2026-12-01'],
    ['1일 복귀', '2026-12-01'],
    ['12월 1일까지 쉼', '2026-12-01'],
    ['돌아오는 월요일', '2026-11-23'],
    ['이번 금요일', '2026-11-27'],
    ['for 3 days', '2026-11-25'],
    ['3일 동안 쉬어요', '2026-11-25'],
    ['30일 동안', '2026-12-22'],
    ['일주일간', '2026-11-29'],
    ['삼 주 뒤', '2026-12-13'],
    ['40일', '2027-01-01'],
    ['22일 뒤', '2026-12-14'],
    ['23일까지', '2026-11-23'],
  ])('absence: until %s ends when %s begins', (input, day) => {
    expect(parseUntil(input)).toBe(`${day}T00:00`);
  });

  // Korean writes the month first (CLDR's short date); source: any-date-parser, issues 8 and 9.
  test.each([
    ['12. 1.', '2026-12-01'],
    ['12. 24.', '2026-12-24'],
    ['12.24', '2026-12-24'],
    ['12/24', '2026-12-24'],
    ['12-24', '2026-12-24'],
    ['26. 12. 24.', '2026-12-24'],
    ['12. 24. (목)', '2026-12-24'],
    ['12. 24.까지', '2026-12-24'],
    ['24. 12.', null],
    ['12. 24. (금)', null],
  ])('absence: a Korean user’s %s is read as %s', (input, day) => {
    expect(parseUntil(input, { ...DEFAULT_TIME_SETTINGS, language: 'ko' })).toBe(
      day === null ? 'bot:refuse.dayUnread' : `${day}T00:00`,
    );
  });

  test.each(['12/24', '1/12', 'Monday, December 1', 'tomorrow 5pm', 'next week', 'next smarch'])(
    'absence: %j is refused when only partly understood',
    (input) => {
      expect(parseUntil(input)).toBe('bot:refuse.dayUnread');
    },
  );

  test('parseDay: next friday is the one of the next week', () => {
    const wednesday = Temporal.PlainDate.from('2026-11-25');
    expect(String(parseDay('next friday', wednesday))).toBe('2026-12-04');
    expect(String(parseDay('friday', wednesday))).toBe('2026-11-27');
    expect(String(parseDay('다음 주 금요일', wednesday, 'ko'))).toBe('2026-12-04');
    expect(String(parseDay('이번 주 금요일', wednesday, 'ko'))).toBe('2026-11-27');
  });

  test.each(['', 'soon', '30.2.', '24/12', '2026-13-01', 'smarch 3', '12.24.', 'ember', '1e3'])(
    'absence: %j is refused as unreadable',
    (input) => {
      expect(parseUntil(input)).toBe('bot:refuse.dayUnread');
    },
  );

  test.each(['10일', '22일', '30일', '31일'])(
    'absence: the ambiguous %s is refused with both readings',
    (input) => {
      expect(parseUntil(input, { ...DEFAULT_TIME_SETTINGS, language: 'ko' })).toBe('bot:refuse.dayTwoWays');
      const today = Temporal.PlainDate.from('2026-11-22');
      const days = parseDay(input, today, 'ko').map((day) => today.until(day).days);
      expect(new Set(days).size).toBe(2);
      expect(Math.min(...days)).toBeGreaterThan(0);
    },
  );

  test('parseDay: 10일 is unambiguous when both readings give the same day', () => {
    expect(parseDay('10일', Temporal.PlainDate.from('2026-10-31'), 'ko').map(String)).toEqual(['2026-11-10']);
  });

  // Like 22.11.: an absence that ends today is over.
  test.each(['22일까지', 'the 22nd', 'until the 22nd', '22nd', '22일에 복귀'])(
    'absence: %s is today and therefore past',
    (input) => {
      expect(parseUntil(input)).toBe('bot:refuse.dayPast');
    },
  );

  test.each(['today', '0', '2026-11-22', '21.11.', '2020-01-01'])(
    'absence: %s is refused as past',
    (input) => {
      expect(parseUntil(input)).toBe('bot:refuse.dayPast');
    },
  );

  test.each(['세 달', '석 달 뒤', '61 days', '2027-06-01', '9 weeks', '9999-12-31'])(
    'absence: %s is refused as too far ahead',
    (input) => {
      expect(parseUntil(input)).toBe('bot:refuse.dayFar');
    },
  );

  test('absence: days are counted in the user’s time zone', () => {
    expect(parseUntil('tomorrow', SEOUL)).toBe('2026-11-23T15:00');
    expect(parseUntil('2026-11-23', SEOUL)).toBe('bot:refuse.dayPast');
    expect(parseUntil('tomorrow', { ...DEFAULT_TIME_SETTINGS, zone: 'America/New_York' })).toBe(
      '2026-11-23T05:00',
    );
  });

  test('absence: uses the time zone given in the same command', () => {
    const hours = parseHours(DEFAULT_TIME_SETTINGS, { away: 'tomorrow', zone: 'kst', quiet: '22-8' }, NOW);
    expect(hours).toEqual({
      ...SEOUL,
      quiet: { from: 1320, to: 480 },
      away: { from: NOW, until: Date.parse('2026-11-23T15:00Z') },
    });
  });

  test('absence: keeps its beginning when extended, but not after it is over', () => {
    const away = { from: NOW - 1000, until: NOW + 1000 };
    expect(parseHours({ ...SEOUL, away }, { away: '3 days' }, NOW)).toMatchObject({
      away: { from: NOW - 1000 },
    });
    const over = { from: NOW - 1000, until: NOW };
    expect(parseHours({ ...SEOUL, away: over }, { away: '3 days' }, NOW)).toMatchObject({
      away: { from: NOW },
    });
  });

  test('absence: off ends a current absence now and changes nothing otherwise', () => {
    const away = { from: NOW - 1000, until: NOW + 1000 };
    expect(parseHours({ ...SEOUL, away }, { away: 'off' }, NOW)).toMatchObject({
      away: { from: NOW - 1000, until: NOW },
    });
    const over = { from: NOW - 1000, until: NOW - 500 };
    expect(parseHours({ ...SEOUL, away: over }, { away: 'off' }, NOW)).toMatchObject({ away: over });
    expect(parseHours(SEOUL, { away: 'off' }, NOW)).toEqual(SEOUL);
  });
});

describe('parseHours', () => {
  test('parseHours: refuses the whole input for one invalid part', () => {
    expect(getRefusal(parseHours(SEOUL, { zone: 'Atlantis', quiet: '22-8' }, NOW))).toBe(
      'bot:refuse.noSuchZone',
    );
    expect(getRefusal(parseHours(SEOUL, { zone: 'utc', quiet: '99' }, NOW))).toBe('bot:refuse.quietUnread');
    expect(getRefusal(parseHours(SEOUL, { quiet: '22-8', away: 'never ever' }, NOW))).toBe(
      'bot:refuse.dayUnread',
    );
  });

  test('parseHours: needs a time zone to set quiet hours, but not to turn them off', () => {
    expect(getRefusal(parseHours(DEFAULT_TIME_SETTINGS, { quiet: '22-8' }, NOW))).toBe(
      'bot:refuse.quietNeedsZone',
    );
    expect(parseHours(DEFAULT_TIME_SETTINGS, { quiet: 'off' }, NOW)).toEqual(DEFAULT_TIME_SETTINGS);
  });

  test('parseHours: keeps settings that are not given', () => {
    const own = { ...SEOUL, reminders: 'dm', language: 'ko' } as const;
    expect(parseHours(own, {}, NOW)).toEqual(own);
    expect(parseHours(own, { reminders: 'none' }, NOW)).toEqual({ ...own, reminders: 'none' });
    expect(parseHours(own, { language: null }, NOW)).toEqual({ ...own, language: null });
  });
});
