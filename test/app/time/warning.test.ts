import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { getDeadline, getNextReminder } from '../../../src/app/core/pace.ts';
import { addWakingTime, type OwnTime } from '../../../src/app/core/quiet-hours.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const parseTime = (iso: string) => Date.parse(iso);
const formatIso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));
const createWait = (from: number, reminded = 0) => ({ since: from, clockFrom: from, reminded });

/** Returns true if a player is awake by the local time. */
function isAwake({ zone, quiet, away }: OwnTime, ms: number): boolean {
  if (away && ms >= away.from && ms < away.until) return false;
  if (!quiet || quiet.from === quiet.to) return true;
  const there = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone ?? 'UTC');
  const minute = there.hour * 60 + there.minute;
  const { from, to } = quiet;
  return from < to ? minute < from || minute >= to : minute < from && minute >= to;
}

function countAwakeMs(own: OwnTime, from: number, until: number): number {
  let awake = 0;
  for (let ms = from; ms < until; ms += MINUTE) if (isAwake(own, ms)) awake += MINUTE;
  return awake;
}

const ZONES = [
  'UTC',
  'Asia/Seoul',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Sao_Paulo',
  'Asia/Kolkata',
];

/** Start times around clock changes and on other days. */
const starts = fc.oneof(
  fc.integer({ min: parseTime('2026-01-01T00:00Z') / MINUTE, max: parseTime('2027-01-01T00:00Z') / MINUTE }),
  ...[
    '2026-03-08T07:00Z',
    '2026-03-29T01:00Z',
    '2026-10-25T01:00Z',
    '2026-11-01T06:00Z',
    '2026-04-04T15:00Z',
  ].map((day) =>
    fc.integer({ min: -2 * 1440, max: 1440 }).map((minutes) => parseTime(day) / MINUTE + minutes),
  ),
);

/** Quiet hours that leave at least an hour a day. */
const quiets = fc.oneof(
  fc.constant(null),
  fc
    .record({ from: fc.integer({ min: 0, max: 1439 }), long: fc.integer({ min: 1, max: 23 * 60 }) })
    .map(({ from, long }) => ({ from, to: (from + long) % 1440 })),
);

const absences = fc.option(
  fc.record({ after: fc.integer({ min: -3000, max: 6000 }), long: fc.integer({ min: 1, max: 5000 }) }),
);

const paces = [1, 3, 12, 24, 48, 72, 168] as const;

test.each(paces)(
  'deadline: with a pace of %i hours, comes at least 2 waking hours after the warning',
  (pace) => {
    const turns = fc.record({
      start: starts,
      quiet: quiets,
      absence: absences,
      zone: fc.constantFrom(...ZONES),
    });
    fc.assert(
      fc.property(turns, ({ start, quiet, absence, zone }) => {
        const from = start * MINUTE;
        const away = absence && {
          from: from + absence.after * MINUTE,
          until: from + (absence.after + absence.long) * MINUTE,
        };
        const own = { zone, quiet, away };
        const [warned, over] = [
          getNextReminder(pace, createWait(from), own),
          getNextReminder(pace, createWait(from, 1), own),
        ];
        const end = getDeadline(pace, createWait(from), own);
        if (warned === null || end === null) throw new Error('There is a time limit');
        expect(over).toBe(end);
        expect(warned).toBeGreaterThanOrEqual(from + Math.min(pace / 2, 1) * HOUR);
        expect(end).toBeGreaterThanOrEqual(from + pace * HOUR);
        expect([isAwake(own, warned), isAwake(own, end)]).toEqual([true, true]);
        expect(countAwakeMs(own, warned, end)).toBeGreaterThanOrEqual((pace > 2 ? 2 : pace / 2) * HOUR);
      }),
      { numRuns: 60 },
    );
  },
);

test.each([
  // Due at 18:34: the warning waits for the end of quiet hours at 8, which leaves time until 10.
  [12, '2026-03-01T18:34Z', '2026-03-02T08:00', '2026-03-02T10:00'],
  [12, '2026-03-01T09:00Z', '2026-03-01T15:00', '2026-03-01T21:00'],
  [12, '2026-03-01T11:00Z', '2026-03-01T17:00', '2026-03-02T08:00'],
  [3, '2026-03-01T20:00Z', '2026-03-01T21:00', '2026-03-02T09:00'],
  [3, '2026-03-01T23:00Z', '2026-03-02T08:00', '2026-03-02T10:00'],
  [1, '2026-03-01T21:45Z', '2026-03-02T08:00', '2026-03-02T08:30'],
  [24, '2026-03-01T12:00Z', '2026-03-02T08:00', '2026-03-02T12:00'],
] as const)(
  'deadline: with quiet hours 22-8, %i hours from %s have a warning at %s and end at %s',
  (pace, begun, warned, over) => {
    const own: OwnTime = { zone: 'UTC', quiet: { from: 22 * 60, to: 8 * 60 }, away: null };
    const wait = createWait(parseTime(begun));
    expect([formatIso(getNextReminder(pace, wait, own)), formatIso(getDeadline(pace, wait, own))]).toEqual([
      warned,
      over,
    ]);
  },
);

// lichobile #2121, quarck/CalendarNotification #58: of 144 start times, the 24 from 16:00 to 19:50 and that of 20:00 were warned and over
// in the same minute, at 8:00.
test.each([1, 3, 12, 24])(
  'deadline: with a pace of %i hours, no start time has warning and deadline in one minute',
  (pace) => {
    const quiet = { from: 22 * 60, to: 8 * 60 };
    for (const zone of ['UTC', 'Asia/Seoul', 'America/New_York'])
      for (let minute = 0; minute < 1440; minute += 10) {
        const wait = createWait(parseTime('2026-11-01T00:00Z') + minute * MINUTE);
        const own: OwnTime = { zone, quiet, away: null };
        const [warned, over] = [getNextReminder(pace, wait, own) ?? 0, getDeadline(pace, wait, own) ?? 0];
        expect([zone, minute, countAwakeMs(own, warned, over) >= Math.min(2, pace / 2) * HOUR]).toEqual([
          zone,
          minute,
          true,
        ]);
      }
  },
);

test('deadline: with a pace of 3 hours, the warning comes 2 hours before without quiet hours', () => {
  const own: OwnTime = { zone: null, quiet: null, away: null };
  const wait = createWait(parseTime('2026-03-01T09:00Z'));
  expect([formatIso(getNextReminder(3, wait, own)), formatIso(getDeadline(3, wait, own))]).toEqual([
    '2026-03-01T10:00',
    '2026-03-01T12:00',
  ]);
});

test('addWakingTime: counts across quiet hours, absences and a clock change', () => {
  const quiet = { from: 22 * 60, to: 8 * 60 };
  const away = { from: parseTime('2026-03-02T09:00Z'), until: parseTime('2026-03-05T12:00Z') };
  expect(
    formatIso(addWakingTime(parseTime('2026-03-01T21:00Z'), 3 * HOUR, { zone: 'UTC', quiet, away })),
  ).toBe('2026-03-05T13:00');
  const twice = { zone: 'Europe/Berlin', quiet: { from: 0, to: 150 }, away: null };
  expect(formatIso(addWakingTime(parseTime('2026-10-25T00:10Z'), HOUR, twice))).toBe('2026-10-25T02:00');
});
