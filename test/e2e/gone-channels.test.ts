import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { getNextDigestTime } from '../../src/app/digest/schedule.ts';
import { readPuzzles } from '../../src/app/puzzles/read-puzzles.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { storeEndedMatch } from '../support/ended-match.ts';
import { waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const NEWS = 'general';
const DAY = 86_400_000;

let testBot: TestBot;
afterEach(async () => {
  expect(testBot.discord.problems.filter((line) => !line.endsWith('404 10003 Unknown Channel'))).toEqual([]);
  expectNoBug(testBot);
  await testBot.end();
});

test('digest: ends when its channel was deleted while the bot was stopped', async () => {
  testBot = await openTestBotForWeeks();
  await clickSwitch('Post weekly digest here');
  await deleteWhileAway();
  expect((await callServer()).content).toContain('- Weekly digest: in');
  await storeEndedMatch(testBot.store, {
    guild: testBot.discord.guildId,
    at: testBot.app.now(),
    moves: 5,
    parts: [{ who: testBot.discord.person('mina').id, name: 'Mina', place: 1 }],
  });
  const now = testBot.app.now();
  await passTime(testBot, getNextDigestTime('UTC', now) - now);
  expect((await callServer()).content).toContain('- Weekly digest: off');
  expect(await testBot.store.selectFrom('dates').selectAll().execute()).toEqual([]);
});

test('daily puzzle: ends when its channel was deleted while the bot was stopped', async () => {
  const puzzles = readPuzzles()
    .filter(({ game }) => game === 'runaround')
    .slice(0, 2);
  testBot = await openTestBotForWeeks({ puzzles });
  await clickSwitch('Post daily puzzle here');
  await deleteWhileAway();
  await passTime(testBot, DAY);
  await passTime(testBot, 2 * DAY);
  expect((await callServer()).content).toContain('- Daily puzzle: off');
  expect(await testBot.store.selectFrom('puzzles').select('number').execute()).toHaveLength(1);
});

async function clickSwitch(label: string): Promise<void> {
  const mina = testBot.discord.person('mina');
  const settings = await waitForMessage(mina.slash(NEWS, 'server'));
  await waitForMessage(mina.click(await waitForMessage(mina.click(settings, 'Messages')), label));
  await waitUntilIdle(testBot);
}

async function deleteWhileAway(): Promise<void> {
  await testBot.bot.close();
  testBot.discord.deleteChannel(NEWS);
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
}

async function callServer(): Promise<APIMessage> {
  const mina = testBot.discord.person('mina');
  return await waitForMessage(
    mina.click(await waitForMessage(mina.slash('table-one', 'server')), 'Messages'),
  );
}
