import { expect, test } from 'vitest';
import { getClaimTime, getDeadline, getDormantTime, getNextReminder } from '../../../src/app/core/pace.ts';
import type { OwnTime } from '../../../src/app/core/quiet-hours.ts';

const ALWAYS: OwnTime = { zone: null, quiet: null, away: null };
const parseTime = (iso: string) => Date.parse(iso);
const formatIso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));
const createWait = (iso: string, reminded = 0) => ({
  since: parseTime(iso),
  clockFrom: parseTime(iso),
  reminded,
});

test.each([
  [null, 0, '2026-03-02T09:00'],
  [null, 1, '2026-03-04T09:00'],
  [null, 2, '2026-03-08T09:00'],
  [null, 3, null],
  [24, 0, '2026-03-01T21:00'],
  [24, 1, '2026-03-02T09:00'],
  [24, 2, null],
  [12, 0, '2026-03-01T15:00'],
])('getNextReminder: with a pace of %s hours and %i reminders sent, returns %s', (pace, reminded, when) => {
  expect(formatIso(getNextReminder(pace, createWait('2026-03-01T09:00Z', reminded), ALWAYS))).toBe(when);
});

test('getDeadline and getClaimTime: return null without a pace', () => {
  const wait = createWait('2026-03-01T09:00Z');
  expect([getDeadline(null, wait, ALWAYS), getClaimTime(null, wait, ALWAYS)]).toEqual([null, null]);
});

test('getDeadline and getClaimTime: count extra time from when it was granted', () => {
  const wait = {
    since: parseTime('2026-03-01T09:00Z'),
    clockFrom: parseTime('2026-03-02T09:00Z'),
    reminded: 0,
  };
  expect(formatIso(getDeadline(24, wait, ALWAYS))).toBe('2026-03-03T09:00');
  expect(formatIso(getClaimTime(24, wait, ALWAYS))).toBe('2026-03-04T09:00');
});

test('getDeadline: stops the clock while the player is away', () => {
  const away = { from: parseTime('2026-03-01T19:00Z'), until: parseTime('2026-03-11T19:00Z') };
  expect(formatIso(getDeadline(24, createWait('2026-03-01T09:00Z'), { ...ALWAYS, away }))).toBe(
    '2026-03-12T09:00',
  );
  expect(formatIso(getDeadline(24, createWait('2026-03-05T09:00Z'), { ...ALWAYS, away }))).toBe(
    '2026-03-12T19:00',
  );
  expect(formatIso(getDeadline(24, createWait('2026-03-11T19:00Z'), { ...ALWAYS, away }))).toBe(
    '2026-03-12T19:00',
  );
  expect(formatIso(getDeadline(12, createWait('2026-03-01T05:00Z'), { ...ALWAYS, away }))).toBe(
    '2026-03-01T17:00',
  );
});

test.each([
  ['Asia/Seoul', 1320, 480, '2026-03-01T14:00Z', '2026-03-02T23:00'],
  ['Asia/Seoul', 1320, 480, '2026-03-01T12:59Z', '2026-03-02T12:59'],
  ['Asia/Seoul', 1320, 480, '2026-03-01T23:00Z', '2026-03-02T23:00'],
  ['America/New_York', 60, 180, '2026-03-07T06:30Z', '2026-03-08T07:00'],
  ['Europe/Berlin', 0, 150, '2026-03-28T00:30Z', '2026-03-29T01:00'],
  [null, 600, 660, '2026-03-01T10:15Z', '2026-03-02T11:00'],
  ['Asia/Seoul', 600, 600, '2026-03-01T01:00Z', '2026-03-02T01:00'],
])(
  'getDeadline: in %s, quiet from minute %i to %i, a day from %s ends at %s',
  (zone, from, to, begun, ended) => {
    expect(formatIso(getDeadline(24, createWait(begun), { zone, quiet: { from, to }, away: null }))).toBe(
      ended,
    );
  },
);

test('getDormantTime: returns two weeks after the last reminder', () => {
  expect(formatIso(getDormantTime(null, createWait('2026-03-01T09:00Z'), ALWAYS))).toBe('2026-03-22T09:00');
  expect(formatIso(getDormantTime(24, createWait('2026-03-01T09:00Z'), ALWAYS))).toBe('2026-03-16T09:00');
});
