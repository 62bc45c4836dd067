import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import {
  beginPacedMatch,
  getMatchStart,
  getOtherPlayer,
  playUntilTurnPasses,
} from '../support/paced-match.ts';
import { getPosts, getReminders } from '../support/reminders.ts';
import {
  chooseOptions,
  findMover,
  getAnswers,
  getBoard,
  getLobbyCard,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectToldOnce } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks({ byHand: false, restTimeout: 400 });
});
afterEach(async () => {
  await testBot.end();
});

describe('reminders without a time limit', () => {
  test('reminder: comes after one, three and seven days, one message at a time', async () => {
    const late = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
    const before = getPosts(testBot).length;
    let last = '';
    for (const [day, times] of [
      [1, 1],
      [1, 1],
      [1, 2],
      [4, 3],
      [13, 3],
    ] as const) {
      await passTime(testBot, day * DAY);
      const [reminder, ...others] = getReminders(testBot, CHANNEL);
      expect(others).toEqual([]);
      expect(getPosts(testBot).length - before).toBe(times);
      expect(reminder?.content).toContain(`<@${late.id}>`);
      expect(getPosts(testBot).at(-1)?.pinged).toContain(late.id);
      last = reminder?.content ?? '';
    }
    expect(last).toContain(`<t:${Math.floor((await getMatchStart(testBot)) / 1_000)}:R>`);
    expect(last).not.toContain(':f>');
    expectCalm(testBot);
  });

  test('reminder: is deleted after the move, and its button opens the panel', async () => {
    const late = await beginPacedMatch(testBot, CHANNEL);
    await passTime(testBot, DAY);
    const [reminder] = getReminders(testBot, CHANNEL);
    const panel = await waitForMessage(late.click(reminder as APIMessage, 'Play'));
    expect(getAnswers(panel).length).toBeGreaterThan(0);
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
    await passTime(testBot, DAY);
    expect(getReminders(testBot, CHANNEL)).toHaveLength(1);
    expect(getPosts(testBot).at(-1)?.pinged).toEqual([findMover(testBot, CHANNEL)?.id]);
    await expectToldOnce(testBot.store, 1);
    expectCalm(testBot);
  });

  test('reminder: is deleted when the game ends, and no other comes', async () => {
    await beginPacedMatch(testBot, CHANNEL);
    await passTime(testBot, DAY);
    const more = await waitForMessage(getPerson('theo').click(getBoard(testBot, CHANNEL), 'More'));
    const sure = await waitForMessage(getPerson('theo').click(more, 'End game'));
    await waitForMessage(getPerson('theo').click(sure, 'Yes, end it'));
    await waitUntilIdle(testBot);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
    await passTime(testBot, 7 * DAY);
    expect(getReminders(testBot, CHANNEL)).toEqual([]);
    expectCalm(testBot);
  });
});

describe('reminders with a time limit', () => {
  test('reminder: comes at half of the time limit and at its end, with the deadline', async () => {
    await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
    const end = Math.floor(((await getMatchStart(testBot)) + DAY) / 1_000);
    await passTime(testBot, 12 * HOUR);
    expect(getReminders(testBot, CHANNEL)[0]?.content).toContain(
      `You have until <t:${end}:f> (<t:${end}:R>).`,
    );
    await passTime(testBot, 12 * HOUR);
    expect(getReminders(testBot, CHANNEL)).toHaveLength(1);
    expect(getReminders(testBot, CHANNEL)[0]?.content).toContain(`Time ran out <t:${end}:R>.`);
    await passTime(testBot, 13 * DAY);
    expect(getReminders(testBot, CHANNEL)).toHaveLength(1);
    expect(findMover(testBot, CHANNEL)).not.toBeNull();
    expectCalm(testBot);
  });

  test('reminder: shows a later deadline after the player starts an absence', async () => {
    const late = await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
    await passTime(testBot, 12 * HOUR);
    const [before] = getReminders(testBot, CHANNEL);
    const end = (content: string | undefined) => Number(/have until <t:(\d+):f>/.exec(content ?? '')?.[1]);
    await waitForMessage(late.slash('table-two', 'settings', { away: '3 days' }));
    await waitUntilIdle(testBot);
    const [now] = getReminders(testBot, CHANNEL);
    expect(now?.id).toBe(before?.id);
    expect(end(now?.content) - end(before?.content)).toBeGreaterThan(2 * 86_400);
    expectCalm(testBot);
  });

  test('time limit: is shown on card and options, and set by /play', async () => {
    const theo = getPerson('theo');
    await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'gostop', 'time-limit': '72' }));
    await waitUntilIdle(testBot);
    expect(getLobbyCard(testBot, CHANNEL).content).toContain('Time limit: 3 days per turn');
    await chooseOptions(testBot, theo, CHANNEL, [['When time runs out', 'AI plays the turn']]);
    await waitUntilIdle(testBot);
    expect(getLobbyCard(testBot, CHANNEL).content).toContain(
      'Time limit: 3 days per turn, then an AI plays the turn',
    );
    await chooseOptions(testBot, theo, CHANNEL, [['Time limit', 'None']]);
    await waitUntilIdle(testBot);
    expect(getLobbyCard(testBot, CHANNEL).content).not.toContain('Time limit');
    expectCalm(testBot);
  });
});

test('/games and More: show when the turn began and its deadline', async () => {
  const late = await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
  const started = await getMatchStart(testBot);
  const [from, end] = [started, started + DAY].map((ms) => Math.floor(ms / 1_000));
  const other = getOtherPlayer(testBot, late);
  for (const who of [late, other]) {
    const { content } = await waitForMessage(who.slash('general', 'games'));
    expect(content).toContain(`turn began <t:${from}:R>, move by <t:${end}:f>`);
  }
  const more = await waitForMessage(other.click(getBoard(testBot, CHANNEL), 'More'));
  expect(more.content).toContain(`: turn began <t:${from}:R>, move by <t:${end}:f>.`);
  expect(more.content).toContain('Time limit: 1 day per turn');
  expectCalm(testBot);
});

const chance = createSeededChance(3);

function getPerson(key: string): PlaygroundUser {
  return testBot.discord.person(key);
}
