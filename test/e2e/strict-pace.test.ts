import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { LogEntry } from '../../src/store/log.ts';
import { saveLearnedGame } from '../../src/store/tutorials.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { beginPacedMatch, getOtherPlayer, playUntilTurnPasses } from '../support/paced-match.ts';
import { getPosts, getReminders } from '../support/reminders.ts';
import { findMover, getBoard } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce } from '../support/verify.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks({ byHand: false, restTimeout: 400 });
});
afterEach(async () => {
  await testBot.end();
});

test('strict time limit: an AI plays the late turn, the board says so, and the next player is pinged', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: '12', strict: true });
  const other = getOtherPlayer(testBot, late);
  await passTime(testBot, 12 * HOUR);
  const { content } = getBoard(testBot, CHANNEL);
  expect(content).toMatch(
    late.key === 'mina'
      ? /Mina ran out of time\. An AI plays this turn\./
      : /Theo ran out of time\. An AI plays this turn\./,
  );
  expect(findMover(testBot, CHANNEL)?.id).toBe(other.id);
  expect(getPosts(testBot).at(-1)?.pinged).toEqual([other.id]);
  expect(getReminders(testBot, CHANNEL)).toEqual([]);
  await expectCompleteLog(testBot.app, 1);
  await expectToldOnce(testBot.store, 1);
  await playUntilTurnPasses(testBot, CHANNEL, chance);
  expect(findMover(testBot, CHANNEL)?.id).toBe(late.id);
  expectCalm(testBot);
});

test('strict time limit: every AI turn is published, also when forced moves end it', async () => {
  for (const { id } of testBot.discord.people) await saveLearnedGame(testBot.store, id, 'runaround', 0);
  await beginPacedMatch(testBot, CHANNEL, { pace: '12', strict: true });
  for (let turn = 0; turn < 12; turn++) {
    await passTime(testBot, 12 * HOUR);
    await expectToldOnce(testBot.store, 1);
    expect((await testBot.store.selectFrom('outbox').selectAll().execute()).length).toBe(0);
  }
  const log = await expectCompleteLog(testBot.app, 1);
  const turns = log.filter((entry) => entry.kind === 'time');
  expect(turns.some(({ seat, number }) => isForced(log[number + 1], seat))).toBe(true);
  expectCalm(testBot);
});

const chance = createSeededChance(3);

function isForced(entry: LogEntry | undefined, seat: number): boolean {
  return entry?.kind === 'move' && entry.forced === true && entry.seat === seat;
}
