import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addWakingTime, type OwnTime, skipQuietHours } from '../../../src/app/core/quiet-hours.ts';

const MINUTE = 60_000;
const FIRST = Date.UTC(2026, 0, 1);
const MINUTES = 366 * 24 * 60;

/** Time zones with clock changes of 30, 60 and 120 minutes, in both halves of the year, over midnight, and without any. */
const ZONES = [
  ...[
    'America/New_York',
    'America/St_Johns',
    'America/Santiago',
    'Europe/London',
    'Europe/Berlin',
    'Africa/Cairo',
  ],
  ...[
    'Africa/Casablanca',
    'Asia/Kolkata',
    'Asia/Seoul',
    'Australia/Sydney',
    'Australia/Lord_Howe',
    'Antarctica/Troll',
  ],
];

/** Quiet hours in minutes of a day, some of which begin or end within an hour that is skipped or repeated. */
const QUIET = [
  [22 * 60, 8 * 60],
  [22 * 60, 90],
  [0, 7 * 60],
  [2 * 60 + 15, 2 * 60 + 45],
  [23 * 60 + 30, 15],
  [90, 22 * 60],
].map(([from, to]) => ({ from: from as number, to: to as number }));

// Reported for others at js-temporal/proposal-temporal#317, rails/rails#58242 and KadNode/KadNode#158.
test.each(ZONES)('skipQuietHours: in %s ends at the first minute outside the quiet hours', (zone) => {
  const { minutes, changes } = listWallMinutes(zone);
  const looked = listMomentsNearChanges(changes);
  for (const quiet of QUIET) {
    const own: OwnTime = { zone, quiet, away: null };
    const ends = listQuietEnds(minutes, quiet);
    const wrong = looked.flatMap((at) => {
      const [is, right] = [skipQuietHours(FIRST + at * MINUTE, own), FIRST + (ends[at] as number) * MINUTE];
      return is === right
        ? []
        : [`${formatIso(FIRST + at * MINUTE)}: ${formatIso(is)} instead of ${formatIso(right)}`];
    });
    expect(wrong, `${quiet.from}-${quiet.to}`).toEqual([]);
  }
});

test.each(ZONES)('addWakingTime: in %s counts only minutes outside the quiet hours', (zone) => {
  const { minutes, changes } = listWallMinutes(zone);
  const looked = listMomentsNearChanges(changes).filter((_, at) => at % 5 === 0);
  for (const quiet of QUIET) {
    const own: OwnTime = { zone, quiet, away: null };
    const isQuiet = Array.from(minutes, (minute) => isWithin(minute, quiet));
    const wrong = looked.flatMap((at) => {
      const is = addWakingTime(FIRST + at * MINUTE, 90 * MINUTE, own);
      const right = FIRST + findAwakeMinute(isQuiet, at, 90) * MINUTE;
      return is === right
        ? []
        : [`${formatIso(FIRST + at * MINUTE)}: ${formatIso(is)} instead of ${formatIso(right)}`];
    });
    expect(wrong, `${quiet.from}-${quiet.to}`).toEqual([]);
  }
});

/** Lists the local minute of the day in a zone, for each minute of the year, and the minutes of clock changes. */
function listWallMinutes(zone: string): {
  readonly minutes: Uint16Array;
  readonly changes: readonly number[];
} {
  const minutes = new Uint16Array(MINUTES);
  const changes: number[] = [];
  let at = 0;
  while (at < MINUTES) {
    const there = Temporal.Instant.fromEpochMilliseconds(FIRST + at * MINUTE).toZonedDateTimeISO(zone);
    const next = there.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
    const end = Math.min(MINUTES, (next - FIRST) / MINUTE);
    const from = there.hour * 60 + there.minute;
    for (let minute = at; minute < end; minute++) minutes[minute] = (from + minute - at) % 1_440;
    if (end < MINUTES) changes.push(end);
    at = end;
  }
  return { minutes, changes };
}

/** Lists some minutes of the whole year, and every seventh within a day and a half of a change. */
function listMomentsNearChanges(changes: readonly number[]): readonly number[] {
  const near = changes.flatMap((change) => Array.from({ length: 617 }, (_, at) => change - 2_160 + at * 7));
  const all = Array.from({ length: 900 }, (_, at) => at * 577);
  return [...near, ...all].filter((at) => at >= 0 && at < MINUTES - 3 * 1_440);
}

/** Lists for each minute the first minute from it on that is not quiet. */
function listQuietEnds(
  minutes: Uint16Array,
  quiet: { readonly from: number; readonly to: number },
): Uint32Array {
  const ends = new Uint32Array(MINUTES);
  for (let at = MINUTES - 1; at >= 0; at--)
    ends[at] = isWithin(minutes[at] as number, quiet) ? (ends[at + 1] ?? at) : at;
  return ends;
}

function findAwakeMinute(isQuiet: readonly boolean[], from: number, count: number): number {
  let [at, left] = [from, count];
  while (isQuiet[at] || left > 0) {
    if (!isQuiet[at]) left--;
    at++;
  }
  return at;
}

function isWithin(minute: number, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

function formatIso(at: number): string {
  return new Date(at).toISOString().slice(0, 16);
}
