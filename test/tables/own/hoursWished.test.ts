import { describe, expect, test } from 'vitest';
import { refused } from '../../../src/engine/refusal.ts';
import { USUAL_HOURS } from '../../../src/store/hours.ts';
import { hoursWished } from '../../../src/tables/own/hoursWished.ts';
import { quietWished } from '../../../src/tables/own/quietWished.ts';
import { zonesLike } from '../../../src/tables/own/zones.ts';
import { zoneWished } from '../../../src/tables/own/zoneWished.ts';

const NOW = Date.parse('2026-11-22T16:00Z');

function why(outcome: unknown): unknown {
  return refused(outcome) ? outcome.reason.key : outcome;
}

describe('a time zone', () => {
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
  ])('%s is %s', (wish, zone) => {
    expect(zoneWished(wish)).toBe(zone);
  });

  test.each([
    ['Asia/Seul', 'Asia/Seoul'],
    ['Berlni', 'Europe/Berlin'],
    ['europe/ber', 'Europe/Berlin'],
    ['america/n', 'America/New_York'],
  ])('%s is none or the only one, and near to it is %s', (wish, near) => {
    const outcome = zoneWished(wish);
    expect(refused(outcome) ? outcome.reason.with?.near : [outcome]).toContain(near);
  });

  test.each(['', 'Atlantis', '+15', '2026-12-24T00:00[Asia/Seoul]', '+9:75', 'x', '__proto__', '2026-12-24'])(
    '%j is none',
    (wish) => {
      expect(why(zoneWished(wish))).toBe('bot:refuse.noSuchZone');
    },
  );

  test('what is offered begins with what begins so, and the common ones come first', () => {
    expect(zonesLike('').slice(0, 2)).toEqual(['UTC', 'Asia/Seoul']);
    expect(zonesLike('서')).toEqual(['Asia/Seoul']);
    expect(zonesLike('ber')[0]).toBe('Europe/Berlin');
    expect(zonesLike('atlantis')).toEqual([]);
    for (const zone of zonesLike('')) expect(zoneWished(zone)).toBe(zone);
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
  ])('%s', (wish, from, to) => {
    expect(quietWished(wish)).toEqual({ from, to });
  });

  test.each(['8-7:01', '12:00-11:59'])('%s are too long: the others would wait for weeks', (wish) => {
    expect(why(quietWished(wish))).toBe('bot:refuse.quietLong');
  });

  test.each(['off', ' OFF', '없음', '끔', '-'])('%s are none', (wish) => {
    expect(quietWished(wish)).toBeNull();
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
    '0am-8',
    'night',
    '22-8-9',
    '-8-9',
  ])('%j cannot be read', (wish) => {
    expect(why(quietWished(wish))).toBe('bot:refuse.quietUnread');
  });
});

const SEOUL = { ...USUAL_HOURS, zone: 'Asia/Seoul' };
const until = (wish: string, own = USUAL_HOURS) => {
  const hours = hoursWished(own, { away: wish }, NOW);
  if (refused(hours)) return hours.reason.key;
  return hours.away && new Date(hours.away.until).toISOString().slice(0, 16);
};

describe('an absence', () => {
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
  ])('until %s ends as %s begins', (wish, day) => {
    expect(until(wish)).toBe(`${day}T00:00`);
  });

  test.each(['', 'soon', '30.2.', '24/12', '2026-13-01', 'smarch 3', '12.24.', 'ember', '1e3'])(
    '%j is no day',
    (wish) => {
      expect(until(wish)).toBe('bot:refuse.dayUnread');
    },
  );

  test.each(['today', '0', '2026-11-22', '21.11.', '2020-01-01'])('%s is not ahead', (wish) => {
    expect(until(wish)).toBe('bot:refuse.dayPast');
  });

  test.each(['61 days', '2027-06-01', '9 weeks', '9999-12-31'])('%s is too far', (wish) => {
    expect(until(wish)).toBe('bot:refuse.dayFar');
  });

  test('days are those of the zone, where they may be other ones', () => {
    expect(until('tomorrow', SEOUL)).toBe('2026-11-23T15:00');
    expect(until('2026-11-23', SEOUL)).toBe('bot:refuse.dayPast');
    expect(until('tomorrow', { ...USUAL_HOURS, zone: 'America/New_York' })).toBe('2026-11-23T05:00');
  });

  test('the zone of the same wish holds for it', () => {
    const hours = hoursWished(USUAL_HOURS, { away: 'tomorrow', zone: 'kst', quiet: '22-8' }, NOW);
    expect(hours).toEqual({
      ...SEOUL,
      quiet: { from: 1320, to: 480 },
      away: { from: NOW, until: Date.parse('2026-11-23T15:00Z') },
    });
  });

  test('one that is made longer goes on, one that is over does not', () => {
    const away = { from: NOW - 1000, until: NOW + 1000 };
    expect(hoursWished({ ...SEOUL, away }, { away: '3 days' }, NOW)).toMatchObject({
      away: { from: NOW - 1000 },
    });
    const over = { from: NOW - 1000, until: NOW };
    expect(hoursWished({ ...SEOUL, away: over }, { away: '3 days' }, NOW)).toMatchObject({
      away: { from: NOW },
    });
  });

  test('who comes back was away until now, and who was not is none the less here', () => {
    const away = { from: NOW - 1000, until: NOW + 1000 };
    expect(hoursWished({ ...SEOUL, away }, { away: 'off' }, NOW)).toMatchObject({
      away: { from: NOW - 1000, until: NOW },
    });
    const over = { from: NOW - 1000, until: NOW - 500 };
    expect(hoursWished({ ...SEOUL, away: over }, { away: 'off' }, NOW)).toMatchObject({ away: over });
    expect(hoursWished(SEOUL, { away: 'off' }, NOW)).toEqual(SEOUL);
  });
});

describe('a wish', () => {
  test('is kept as a whole or not at all: one bad part is the reason', () => {
    expect(why(hoursWished(SEOUL, { zone: 'Atlantis', quiet: '22-8' }, NOW))).toBe('bot:refuse.noSuchZone');
    expect(why(hoursWished(SEOUL, { zone: 'utc', quiet: '99' }, NOW))).toBe('bot:refuse.quietUnread');
    expect(why(hoursWished(SEOUL, { quiet: '22-8', away: 'never ever' }, NOW))).toBe('bot:refuse.dayUnread');
  });

  test('for quiet hours needs a zone; for none it does not', () => {
    expect(why(hoursWished(USUAL_HOURS, { quiet: '22-8' }, NOW))).toBe('bot:refuse.quietNeedsZone');
    expect(hoursWished(USUAL_HOURS, { quiet: 'off' }, NOW)).toEqual(USUAL_HOURS);
  });

  test('leaves what it does not speak of', () => {
    const own = { ...SEOUL, reminders: 'dm', language: 'ko' } as const;
    expect(hoursWished(own, {}, NOW)).toEqual(own);
    expect(hoursWished(own, { reminders: 'none' }, NOW)).toEqual({ ...own, reminders: 'none' });
    expect(hoursWished(own, { language: null }, NOW)).toEqual({ ...own, language: null });
  });
});
