import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fault, PlaygroundUser } from '../../src/playground/index.ts';
import { getLobbyCard, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const POST = { method: 'POST', path: /^\/channels\/\d+\/messages$/ };
const THREADS = { method: 'POST', path: /^\/channels\/\d+(\/messages\/\d+)?\/threads$/ };

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await testBot.end());

test('private thread without the bot: the answer says how to add it, and then the table opens', async () => {
  const thread = testBot.discord.channel(CHANNEL).startThread(getPerson('theo'), 'secret', true);
  const told = await waitForMessage(getPerson('theo').slash(thread, 'play', { game: 'runaround' }));
  expect(told.content).toContain('I’m not in this private thread');
  expect(told.content).toContain(`<@${testBot.bot.bot.application()}>`);
  expect(await countTables()).toBe(0);
  const korean = await waitForMessage(getPerson('jisu').slash(thread, 'play', { game: 'runaround' }));
  expect(korean.content).toContain('비공개 스레드');
  thread.addMember(testBot.bot.bot.application());
  await waitForMessage(getPerson('theo').slash(thread, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, thread.id).content).toContain('Hosted by Theo');
  expect(testBot.discord.problems.filter((line) => !line.includes(' 10007 '))).toEqual([]);
});

test.each([
  [160006, 'as many active threads as Discord allows'],
  [160007, 'as many active threads as Discord allows'],
  [200001, 'doesn’t allow the name of the thread'],
  [50024, 'error 50024'],
  [50013, 'error 50013'],
  [987654, 'error 987654'],
])('thread refused with %i: no table is opened, and the answer says what to do', async (code, said) => {
  testBot.discord.faults.next(THREADS, createLastingFault(code));
  const told = await waitForMessage(
    getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }),
  );
  expect(told.content).toContain(said);
  expect(told.content).toContain('without a thread');
  expect(await countTables()).toBe(0);
  expect(testBot.discord.channel(CHANNEL).messages).toEqual([]);
  expectNoBug(testBot);
});

test('thread: is opened without a message when the bot may write in threads only', async () => {
  testBot.discord.channel(CHANNEL).deny(P.SendMessages);
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  await waitUntilIdle(testBot);
  const thread = testBot.discord.channels.find(({ channel }) => 'thread_metadata' in channel);
  expect(getLobbyCard(testBot, thread?.id ?? '').content).toContain('Hosted by Theo');
  expectNoBug(testBot);
});

test('thread: is named after the game alone when Discord blocks its title', async () => {
  testBot.discord.faults.next(THREADS, { kind: 'refuse', code: 200001 });
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround', thread: true }));
  await waitUntilIdle(testBot);
  expect(testBot.discord.channels.at(-1)?.name).toBe('Runaround');
});

test.each([50001, 50013, 50024, 50008, 240000])(
  'lobby card refused with %i: the answer does not say that the table is open',
  async (code) => {
    testBot.discord.faults.next(POST, createLastingFault(code));
    const told = await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
    expect(told.content).not.toContain('Your lobby is open');
    expect(told.content).not.toContain('went wrong');
    expectNoBug(testBot);
  },
);

test('lobby card: a table whose card Discord refuses does not keep the channel occupied', async () => {
  testBot.discord.faults.next(POST, { kind: 'refuse', code: 50024 });
  const told = await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  expect(told.content).toContain('No lobby was opened');
  const again = await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  expect(again.content).toContain('Your lobby is open');
});

test('lobby card: is posted later when the bot gets the missing permission', async () => {
  const stop = testBot.discord.onRequest(({ method, phase, path }) => {
    if (phase !== 'before' || method !== 'POST' || !path.endsWith('/messages')) return;
    stop();
    testBot.discord.channel(CHANNEL).deny(P.SendMessages);
  });
  const told = await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  expect(told.content).toContain('I can’t write there');
  testBot.discord
    .channel(CHANNEL)
    .permit(P.ViewChannel | P.SendMessages | P.AttachFiles | P.ReadMessageHistory);
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'table board'));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('Hosted by Theo');
});

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

function createLastingFault(code: number): Fault {
  return { kind: 'refuse', code, times: Number.POSITIVE_INFINITY };
}

/** Returns the number of tables that are live. */
async function countTables(): Promise<number> {
  const live = testBot.store.selectFrom('tables').select('id').where('phase', 'in', ['lobby', 'playing']);
  return (await live.execute()).length;
}
