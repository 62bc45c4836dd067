import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import {
  findMover,
  getLobbyCard,
  giveAnswer,
  openPanel,
  startMatch,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const REFUSED = 'You can’t send messages here, so I don’t post for you either.';

/** Missing permissions: Jisu and Rex may use commands everywhere but not write, Jisu not even in threads. */
const LACKING: Readonly<Record<string, readonly bigint[]>> = {
  jisu: [P.SendMessages, P.SendMessagesInThreads, P.CreatePublicThreads],
  rex: [P.SendMessages],
};

let testBot: TestBot;
beforeEach(async () => {
  const people = demoServer.people.map((one) => ({ ...one, lacks: LACKING[one.key] ?? [] }));
  testBot = await openTestBot({ server: { ...demoServer, people } });
});
afterEach(async () => await closeCalmly(testBot));

const getPerson = (key: string) => testBot.discord.person(key);
const listPosts = () => testBot.discord.channels.flatMap(({ messages }) => messages).length;

test.each([
  ['play', { game: 'runaround' }],
  ['league', { game: 'runaround' }],
])('/%s: posts nothing for a member who may not write in the channel', async (command, options) => {
  const before = listPosts();
  const told = await waitForMessage(getPerson('rex').slash(CHANNEL, command, options));
  expect(told.content).toContain(REFUSED);
  await testBot.bot.publisher.idle();
  await testBot.bot.notices.idle();
  expect(listPosts()).toBe(before);
});

test('challenge: posts nothing for a member who may not write in the channel', async () => {
  const before = listPosts();
  const told = await waitForMessage(
    getPerson('rex').slash(CHANNEL, 'play', { game: 'runaround', with: getPerson('theo').id }),
  );
  expect(told.content).toContain(REFUSED);
  expect(listPosts()).toBe(before);
});

test('thread: the permission to write in threads decides', async () => {
  const opened = await waitForMessage(
    getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }),
  );
  const [, thread = ''] = /channels\/\d+\/(\d+)/.exec(JSON.stringify(opened)) ?? [];
  await testBot.bot.publisher.idle();
  expect(
    (await waitForMessage(getPerson('jisu').slash(thread, 'play', { game: 'forage' }))).content,
  ).toContain('보낼 권한이 없어');
  expect(
    (await waitForMessage(getPerson('rex').slash(thread, 'play', { game: 'forage' }))).content,
  ).not.toContain(REFUSED);
});

test('replay: posts no film for a member who may not write, but offers to step through', async () => {
  await startMatch(testBot, { channel: CHANNEL, game: 'runaround', people: ['theo', 'mina'] });
  const before = listPosts();
  const told = await waitForMessage(getPerson('rex').slash(CHANNEL, 'table replay'));
  expect(told.content).toContain(REFUSED);
  expect(told.components?.length).toBeGreaterThan(0);
  expect(listPosts()).toBe(before);
  await waitForMessage(getPerson('mina').slash(CHANNEL, 'table replay'));
  expect(listPosts()).toBe(before + 1);
});

test('replay: does not load the match for a film that is refused', async () => {
  await startMatch(testBot, { channel: CHANNEL, game: 'runaround', people: ['theo', 'mina'] });
  const log = await testBot.store.selectFrom('log').selectAll().execute();
  await testBot.store.deleteFrom('log').execute();
  const told = await waitForMessage(getPerson('rex').slash(CHANNEL, 'table replay'));
  expect(told.content).toContain(REFUSED);
  await testBot.store.insertInto('log').values(log).execute();
});

test('member who may not write: can join and play at a table that others opened', async () => {
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  await testBot.bot.publisher.idle();
  await waitForMessage(getPerson('rex').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await testBot.bot.publisher.idle();
  await waitForMessage(getPerson('theo').click(getLobbyCard(testBot, CHANNEL), 'Start'));
  await testBot.bot.publisher.idle();
  const mover = findMover(testBot, CHANNEL);
  const panel = await openPanel(testBot, mover!, CHANNEL);
  expect((await giveAnswer(mover!, panel, 'Roll the die')).content).not.toContain(REFUSED);
});
