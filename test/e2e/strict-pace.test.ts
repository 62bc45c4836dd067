import { afterEach, beforeEach, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { keepLearned } from '../../src/store/learned.ts';
import type { LogEntry } from '../../src/store/log.ts';
import { expectCalm } from '../support/calm.ts';
import { openWeeks, timePasses } from '../support/days.ts';
import type { Evening } from '../support/evening.ts';
import { begun, otherOf, turnPassed } from '../support/paced.ts';
import { postsIn, remindersIn } from '../support/reminders.ts';
import { boardIn, toMove } from '../support/table.ts';
import { expectToldOnce, expectWhole } from '../support/verify.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;

let evening: Evening;
beforeEach(async () => {
  evening = await openWeeks({ byHand: false, restTimeout: 400 });
});
afterEach(async () => {
  await evening.end();
});

test('at a strict table an AI plays the turn, the board says so, and the other one is called', async () => {
  const late = await begun(evening, CHANNEL, { pace: '12', strict: true });
  const other = otherOf(evening, late);
  await timePasses(evening, 12 * HOUR);
  const { content } = boardIn(evening, CHANNEL);
  expect(content).toMatch(late.key === 'mina' ? /plays this turn for Mina\./ : /plays this turn for Theo\./);
  expect(toMove(evening, CHANNEL)?.id).toBe(other.id);
  expect(postsIn(evening).at(-1)?.pinged).toEqual([other.id]);
  expect(remindersIn(evening, CHANNEL)).toEqual([]);
  await expectWhole(evening.house, 1);
  await expectToldOnce(evening.store, 1);
  await turnPassed(evening, CHANNEL, chance);
  expect(toMove(evening, CHANNEL)?.id).toBe(late.id);
  expectCalm(evening);
});

test('at a strict table every turn of an AI is told, also where it ends by moves that play themselves', async () => {
  for (const { id } of evening.discord.people) await keepLearned(evening.store, id, 'runaround', 0);
  await begun(evening, CHANNEL, { pace: '12', strict: true });
  for (let turn = 0; turn < 12; turn++) {
    await timePasses(evening, 12 * HOUR);
    await expectToldOnce(evening.store, 1);
    expect((await evening.store.selectFrom('outbox').selectAll().execute()).length).toBe(0);
  }
  const log = await expectWhole(evening.house, 1);
  const turns = log.filter((entry) => entry.kind === 'time');
  expect(turns.some(({ seat, number }) => isForced(log[number + 1], seat))).toBe(true);
  expectCalm(evening);
});

const chance = seeded(3);

function isForced(entry: LogEntry | undefined, seat: number): boolean {
  return entry?.kind === 'move' && entry.forced === true && entry.seat === seat;
}
