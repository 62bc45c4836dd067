import { describe, expect, test } from 'vitest';
import {
  formatDigestSubject,
  getLastWeek,
  getNextDigestTime,
  parseDigestSubject,
} from '../../../src/app/digest/schedule.ts';

const parseTime = (iso: string) => Date.parse(iso);
const formatIso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

describe('getNextDigestTime', () => {
  test.each([
    ['UTC', '2026-11-23T08:59', '2026-11-23T09:00'],
    ['UTC', '2026-11-23T09:00', '2026-11-30T09:00'],
    ['UTC', '2026-11-29T23:00', '2026-11-30T09:00'],
    ['Asia/Seoul', '2026-11-22T23:59', '2026-11-23T00:00'],
    ['Asia/Seoul', '2026-11-23T00:00', '2026-11-30T00:00'],
    // Summer time ends on Sunday, 25 October, in Berlin.
    ['Europe/Berlin', '2026-10-24T12:00', '2026-10-26T08:00'],
    ['Europe/Berlin', '2026-10-18T12:00', '2026-10-19T07:00'],
  ])('getNextDigestTime: returns Monday at nine in %s after %s', (zone, now, next) => {
    expect(formatIso(getNextDigestTime(zone, parseTime(`${now}Z`)))).toBe(next);
  });
});

describe('getLastWeek', () => {
  test.each([
    ['UTC', '2026-11-23T09:00', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['UTC', '2026-12-03T09:00', '2026-11-23T00:00', '2026-11-30T00:00'],
    ['Asia/Seoul', '2026-11-23T00:00', '2026-11-15T15:00', '2026-11-22T15:00'],
    ['Europe/Berlin', '2026-10-26T08:00', '2026-10-18T22:00', '2026-10-25T23:00'],
  ])('getLastWeek: returns the week that ended last in %s at %s', (zone, now, from, to) => {
    const week = getLastWeek(zone, parseTime(`${now}Z`));
    expect([formatIso(week.from), formatIso(week.to)]).toEqual([from, to]);
  });
});

test('parseDigestSubject: reads what formatDigestSubject wrote, and null from anything else', () => {
  const week = { guild: '1300000000000000001', from: 5, to: 9 };
  expect(parseDigestSubject(formatDigestSubject(week))).toEqual(week);
  for (const other of ['', 'g', 'g:1', 'g:x:2', 'g:1:2:3']) expect(parseDigestSubject(other)).toBeNull();
});
