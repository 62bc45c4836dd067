import { afterEach, beforeEach, expect, test } from 'vitest';
import { getEndedMonth, getPuzzleMonth, loadMonthTable } from '../../src/app/puzzles/month.ts';
import { savePuzzleTry } from '../../src/store/puzzle-tries.ts';
import { savePuzzle } from '../../src/store/puzzles.ts';
import { savePrivacySettings } from '../../src/store/user-settings.ts';
import { closeTestContext, openTestContextAt, type TestContext } from '../support/test-context.ts';

const DAY = 86_400_000;
const SEOUL = 'Asia/Seoul';
const NOVEMBER = getPuzzleMonth(Date.UTC(2026, 10, 15), 'UTC');

let ctx: TestContext;
beforeEach(async () => {
  ctx = await openTestContextAt(() => 0);
});
afterEach(async () => await closeTestContext(ctx));

test('getPuzzleMonth: is the calendar month of the zone', () => {
  const at = Date.UTC(2026, 10, 30, 15);
  expect(getPuzzleMonth(at, 'UTC')).toMatchObject({ from: Date.UTC(2026, 10), to: Date.UTC(2026, 11) });
  expect(getPuzzleMonth(at, SEOUL)).toMatchObject({
    from: Date.UTC(2026, 10, 30, 15),
    to: Date.UTC(2026, 11, 31, 15),
  });
});

test('getEndedMonth: exactly one week ends a month, also one that begins on a Monday', () => {
  const mondays = Array.from({ length: 60 }, (_, week) => Date.UTC(2026, 0, 5) + week * 7 * DAY);
  const ended = mondays.flatMap((from) => getEndedMonth({ from, to: from + 7 * DAY }, 'UTC')?.to ?? []);
  expect(ended).toEqual(Array.from({ length: 14 }, (_, month) => Date.UTC(2026, month + 1)));
  expect(ended).toContain(Date.UTC(2027, 1));
});

test('loadMonthTable: counts puzzles answered in the month, the best first', async () => {
  await storePuzzle(1, NOVEMBER.from - 1, { ann: true });
  await storePuzzle(2, NOVEMBER.from, { ann: true, bob: true });
  await storePuzzle(3, NOVEMBER.from + DAY, { ann: false, bob: true, cem: true, dan: false });
  await storePuzzle(4, NOVEMBER.to, { cem: true });
  await storePuzzle(5, null, { cem: true });
  const table = await loadMonthTable(ctx, 'g', NOVEMBER, 'dan');
  expect(table.solvers.map(({ person, right, tried }) => [person, right, tried])).toEqual([
    ['bob', 2, 2],
    ['cem', 1, 1],
    ['ann', 1, 2],
  ]);
  expect([table.more, table.own]).toMatchObject([0, { right: 0, tried: 1 }]);
});

test('loadMonthTable: counts unlisted people and those beyond the tenth without a name', async () => {
  const people = Array.from({ length: 13 }, (_, nth) => `person${10 + nth}`);
  await storePuzzle(1, NOVEMBER.from, Object.fromEntries(people.map((person) => [person, true])));
  await savePrivacySettings(ctx.store, 'person10', { listed: false }, 1);
  const { solvers, more, own } = await loadMonthTable(ctx, 'g', NOVEMBER, 'person10');
  expect([solvers.length, more, own?.right]).toEqual([10, 3, 1]);
  expect(solvers.map(({ person }) => person)).not.toContain('person10');
});

/** Stores a puzzle with its tries, whose answer was published at this time; null if it is open. */
async function storePuzzle(
  number: number,
  answeredAt: number | null,
  tries: Readonly<Record<string, boolean>>,
): Promise<void> {
  const puzzle = { guild: 'g', number, puzzle: 'runaround-1', game: 'runaround', channel: 'c' };
  await savePuzzle(ctx.store, { ...puzzle, language: 'en', posedAt: 0, dueAt: DAY, answeredAt });
  for (const [person, isRight] of Object.entries(tries))
    await savePuzzleTry(ctx.store, { guild: 'g', number, person, name: person, move: null, isRight, at: 1 });
}
