import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { loadPendingTurns } from '../../src/store/pending-turns.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import {
  beginPacedMatch,
  getMatchStart,
  getOtherPlayer,
  playUntilTurnPasses,
} from '../support/paced-match.ts';
import { getPosts, getReminder } from '../support/reminders.ts';
import { getBoard, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => await closeCalmly(testBot));

test('board: shows the deadline of each turn', async () => {
  await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
  expect(readEnds()).toEqual([(await getMatchStart(testBot)) + DAY]);
  await passTime(testBot, 5 * HOUR);
  await playUntilTurnPasses(testBot, CHANNEL, chance);
  expect(readEnds()).toEqual(await advanceAndReadEnds(DAY));
});

test('board: shows no deadline without a time limit', async () => {
  await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  expect(readEnds()).toEqual([]);
});

test('board: shows a deadline that other players extended, by an edit without a ping', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
  await passTime(testBot, DAY);
  const [board, posts] = [getBoard(testBot, CHANNEL), getPosts(testBot).length];
  await waitForMessage(getOtherPlayer(testBot, late).click(getReminder(testBot, CHANNEL), 'Give more time'));
  await waitUntilIdle(testBot);
  expect(getBoard(testBot, CHANNEL).id).toBe(board.id);
  expect(readEnds()).toEqual(await advanceAndReadEnds(DAY));
  expect(readEnds()[0]).toBeGreaterThanOrEqual((await getMatchStart(testBot)) + 2 * DAY);
  expect(getPosts(testBot)).toHaveLength(posts);
});

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['quiet hours', { zone: 'Asia/Seoul', quiet: '0-23' }],
  ['an absence', { away: '3 days' }],
])('board: shows a later deadline after %s of the player to move', async (_, wish) => {
  const due: PlaygroundUser = await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
  const [{ id }, [before = 0]] = [getBoard(testBot, CHANNEL), readEnds()];
  await waitForMessage(due.slash('table-two', 'settings', wish));
  await waitUntilIdle(testBot);
  expect(readEnds()[0]).toBeGreaterThan(before);
  expect(getBoard(testBot, CHANNEL).id).toBe(id);
});

const chance = createSeededChance(3);

/** Returns the times `ms` after the clock of each due player began to run, to the second. */
async function advanceAndReadEnds(ms: number): Promise<readonly number[]> {
  const waits = await loadPendingTurns(testBot.store, 1);
  return waits.map(({ clockFrom }) => Math.floor((clockFrom + ms) / 1_000) * 1_000);
}

/** Returns the deadlines on the newest board, in ms since 1970. */
function readEnds(): readonly number[] {
  const lines = getBoard(testBot, CHANNEL).content.matchAll(
    /^-# (?:\S+: m|M)ove by <t:(\d+):f> · <t:\1:R>$/gm,
  );
  return [...lines].map(([, seconds]) => Number(seconds) * 1_000);
}
