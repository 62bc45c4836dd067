import { expect, test } from 'vitest';
import { InteractionQueues, SERVER_QUEUE } from '../../src/discord/core/memory/interactions.ts';
import { RateLimits } from '../../src/discord/core/memory/rate-limits.ts';
import type { ServerPlan } from '../../src/playground/index.ts';
import { getHurried } from '../support/slow-people.ts';
import { waitForMessage } from '../support/table.ts';
import { openTestBot } from '../support/test-bot.ts';
import { expectNoBug } from '../support/wait-until-idle.ts';

/** Number of accounts on the loud server, and of interactions that each sends at once. */
const ACCOUNTS = 90;
const EACH = 4;

/** Maximum CPU time in ms, on one core, until a person on another server has a first answer. */
const MOST = 1_500;

const LOUD: ServerPlan = {
  name: 'Loud',
  bot: 'Piecemeal',
  channels: ['loud'],
  people: Array.from({ length: ACCOUNTS }, (_, nth) => ({ key: `loud${nth}`, name: `Loud ${nth}` })),
};
const CALM: ServerPlan = {
  name: 'Calm',
  bot: 'Piecemeal',
  channels: ['calm'],
  people: [{ key: 'mina', name: 'Mina' }],
};

test('rate limit: 90 busy users of one server do not delay a user of another', async () => {
  const testBot = await openTestBot({ servers: [LOUD, CALM] });
  const { discord } = testBot;
  const mina = getHurried(discord.person('mina'));
  await waitForMessage(getHurried(discord.person('loud0')).slash('loud', 'play', { game: 'runaround' }));
  const sent = Array.from({ length: ACCOUNTS * EACH }, (_, nth) => {
    const who = getHurried(discord.person(`loud${nth % ACCOUNTS}`));
    return who.slash('loud', ['table board', 'games', 'rules', 'table replay'][nth % 4] ?? 'games');
  });
  for (let calls = 0; calls < 3; calls++) {
    const before = process.cpuUsage();
    const answer = await mina.slash('calm', 'games');
    const { user, system } = process.cpuUsage(before);
    expect(answer.state).not.toBe('failed');
    expect((user + system) / 1_000).toBeLessThan(MOST);
  }
  const told = await Promise.all(sent.map(async (one) => (await (await one).settled()).message?.content));
  expect(told.filter((content) => content?.includes('is very busy right now')).length).toBeGreaterThan(0);
  expect(told.filter((content) => content === undefined).length).toBeGreaterThan(ACCOUNTS);
  testBot.pass(60_000);
  const after = await waitForMessage(getHurried(discord.person('loud1')).slash('loud', 'games'));
  expect(after.content).not.toContain('right now');
  expectNoBug(testBot);
  await testBot.end();
}, 60_000);

test('rate limit: each server has its own allowance', () => {
  let now = 1_000_000;
  const limits = new RateLimits(() => now);
  const taken = (server: string, times: number) =>
    Array.from({ length: times }, () => limits.take(server, 'serverPress')).filter(Boolean).length;
  expect([taken('loud', 270), taken('calm', 10)]).toEqual([150, 10]);
  now += 1_000;
  expect(taken('loud', 270)).toBe(30);
});

test('InteractionQueues: too many slow interactions of one server do not delay another', async () => {
  const lanes = new InteractionQueues(SERVER_QUEUE);
  const ends: (() => void)[] = [];
  const slow = (server: string) =>
    lanes.during(server, () => new Promise<void>((resolve) => ends.push(resolve)));
  const all = [...Array.from({ length: 20 }, () => slow('loud')), slow('calm')];
  expect(ends).toHaveLength(SERVER_QUEUE.atOnce + 1);
  const late = await Promise.all(all.slice(SERVER_QUEUE.atOnce, 20));
  expect(late).toEqual(late.map(() => false));
  for (const end of ends) end();
  await Promise.all(all);
});
