import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import type { Actor } from '../../src/playground/index.ts';
import { waitingAt } from '../../src/store/turns.ts';
import { calm, endCalmly } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, otherOf, startedAt, turnPassed } from '../support/paced.ts';
import { postsIn, reminderIn } from '../support/reminders.ts';
import { answered, boardIn } from '../support/table.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks();
});
afterEach(async () => await endCalmly(evening));

test('a board says until when there is time, and the next one until when there is then', async () => {
  await begun(evening, CHANNEL, { pace: '24' });
  expect(ends()).toEqual([(await startedAt(evening)) + DAY]);
  await timePasses(evening, 5 * HOUR);
  await turnPassed(evening, CHANNEL, chance);
  expect(ends()).toEqual(await ahead(DAY));
});

test('without a clock a board says nothing of that', async () => {
  await begun(evening, CHANNEL, { pace: 'null' });
  expect(ends()).toEqual([]);
});

test('what the others give is shown on the board that is there, without a ping', async () => {
  const late = await begun(evening, CHANNEL, { pace: '24' });
  await timePasses(evening, DAY);
  const [board, posts] = [boardIn(evening, CHANNEL), postsIn(evening).length];
  await answered(otherOf(evening, late).click(reminderIn(evening, CHANNEL), 'Give more time'));
  await calm(evening);
  expect(boardIn(evening, CHANNEL).id).toBe(board.id);
  expect(ends()).toEqual(await ahead(DAY));
  expect(ends()[0]).toBeGreaterThanOrEqual((await startedAt(evening)) + 2 * DAY);
  expect(postsIn(evening)).toHaveLength(posts);
});

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['quiet hours', { zone: 'Asia/Seoul', quiet: '0-23' }],
  ['an absence', { away: '3 days' }],
])('%s of whoever is due move it', async (_, wish) => {
  const due: Actor = await begun(evening, CHANNEL, { pace: '24' });
  const [{ id }, [before = 0]] = [boardIn(evening, CHANNEL), ends()];
  await answered(due.slash('table-two', 'me', wish));
  await calm(evening);
  expect(ends()[0]).toBeGreaterThan(before);
  expect(boardIn(evening, CHANNEL).id).toBe(id);
});

const chance = seeded(3);

/** So long after the clock of whoever is due began to run, to the second. */
async function ahead(ms: number): Promise<readonly number[]> {
  const waits = await waitingAt(evening.store, 1);
  return waits.map(({ clockFrom }) => Math.floor((clockFrom + ms) / 1_000) * 1_000);
}

/** The times until which the newest board gives, in ms since 1970. */
function ends(): readonly number[] {
  const lines = boardIn(evening, CHANNEL).content.matchAll(/^-# (?:\S+: u|U)ntil <t:(\d+):f> · <t:\1:R>$/gm);
  return [...lines].map(([, seconds]) => Number(seconds) * 1_000);
}
