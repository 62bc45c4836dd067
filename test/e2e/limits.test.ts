import { afterEach, beforeEach, expect, test } from 'vitest';
import { InteractionQueues } from '../../src/discord/core/memory/interactions.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { MovableClock } from '../../src/playground/index.ts';
import { getHurried } from '../support/slow-people.ts';
import { getBoard, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
let clock: MovableClock;
beforeEach(async () => {
  clock = new MovableClock();
  testBot = await openTestBot({ clock });
});
afterEach(async () => await closeCalmly(testBot));

test('rate limit: answers a user who presses too much, then ignores them, without effect on others', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const jisu = getHurried(testBot.discord.person('jisu'));
  const click = async () => (await waitForMessage(jisu.slash(CHANNEL, 'games'))).content;
  for (let clicked = 0; clicked < 60; clicked++) expect(await click()).not.toContain('너무 많이');
  for (let told = 0; told < 10; told++) expect(await click()).toContain('너무 많이 눌렀습니다');
  const sent = testBot.discord.sent.length;
  const ignored = [jisu.slash(CHANNEL, 'games'), jisu.click(getBoard(testBot, CHANNEL), 'View')];
  const mina = await waitForMessage(testBot.discord.person('mina').slash(CHANNEL, 'table board'));
  expect(mina.content).not.toContain('short time');
  expect(testBot.discord.sent).toHaveLength(sent + 1);
  clock.advance(3_000);
  for (const one of ignored) expect((await one).state).toBe('failed');
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  testBot.pass(30_000);
  expect(await click()).not.toContain('너무 많이');
});

test('InteractionQueues: a user with too many slow interactions waits without delaying others', async () => {
  const lanes = new InteractionQueues();
  const [done, ends]: [string[], (() => void)[]] = [[], []];
  const slow = (person: string) =>
    lanes.during(person, async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      done.push(person);
    });
  const all = [...Array.from({ length: 6 }, () => slow('ann')), slow('bob')];
  expect(ends).toHaveLength(5);
  ends[4]?.();
  ends[0]?.();
  await Promise.all([all[0], all[6]]);
  await expect.poll(() => ends.length).toBe(6);
  for (let end = 1; end < 6; end++) ends[end]?.();
  await expect.poll(() => ends.length).toBe(7);
  ends[6]?.();
  expect(await Promise.all(all)).toEqual(new Array(7).fill(true));
  expect(done.filter((person) => person === 'ann')).toHaveLength(6);
});

test('autocomplete rate limit: offers nothing beyond the limit', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const theo = getHurried(testBot.discord.person('theo'));
  const one = async () => await theo.complete(CHANNEL, 'settings', { zone: 'Seoul' }, 'zone');
  for (let key = 0; key < 60; key++) expect(await one()).toHaveLength(1);
  expect(await one()).toEqual([]);
  testBot.pass(1_000);
  expect(await one()).toHaveLength(1);
});

test('film limit: a fourth film within five minutes is refused, and stepping through still works', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const film = async () =>
    await waitForMessage(testBot.discord.person('theo').slash(CHANNEL, 'table replay'));
  for (let made = 0; made < 3; made++) expect((await film()).attachments).toHaveLength(1);
  const told = await film();
  expect(told.content).toContain('several replays in a short time');
  await waitForMessage(testBot.discord.person('theo').click(told, 'Step through'));
  testBot.pass(100_000);
  expect((await film()).attachments).toHaveLength(1);
});

test('table limit: a user can open ten tables at once, then one every few seconds', async () => {
  const theo = testBot.discord.person('theo');
  const opened = async () => {
    const { content } = await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'runaround' }));
    await waitUntilIdle(testBot);
    await waitForMessage(theo.slash(CHANNEL, 'table cancel'));
    await waitUntilIdle(testBot);
    return content;
  };
  for (let table = 0; table < 10; table++) expect(await opened()).toContain('Your lobby is open');
  expect(await opened()).toContain('many games in a short time');
  testBot.pass(20_000);
  expect(await opened()).toContain('Your lobby is open');
});
