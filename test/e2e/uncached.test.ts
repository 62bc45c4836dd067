import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestChannel } from '../../src/playground/index.ts';
import { getLobbyCard, pressInLobby, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const PARENT = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot({ kept: true });
});
afterEach(async () => await testBot.end());

describe('thread unknown to the gateway cache', () => {
  test('uncached thread: the permissions of a thread apply', async () => {
    const thread = await createUnknownThread();
    testBot.discord.channel(PARENT).deny(P.SendMessages);
    await waitForMessage(getTheo().slash(thread, 'play', { game: 'forage' }));
    await waitUntilIdle(testBot);
    expect(getLobbyCard(testBot, thread.id).content).toContain('Hosted by Theo');
    expect((await loadStoredTable(testBot.app, 2)).record.parent).toBe(testBot.discord.channel(PARENT).id);
    expectCalm(testBot);
  });

  test('uncached thread: needs Send Messages in Threads', async () => {
    const thread = await createUnknownThread();
    testBot.discord.channel(PARENT).deny(P.SendMessagesInThreads);
    const told = await waitForMessage(getTheo().slash(thread, 'play', { game: 'forage' }));
    expect(told.content).toContain('Send Messages in Threads');
  });

  test('uncached thread: the table opens in it even when a thread is asked for', async () => {
    const thread = await createUnknownThread();
    await waitForMessage(getTheo().slash(thread, 'play', { game: 'forage', thread: true }));
    await waitUntilIdle(testBot);
    expect((await loadStoredTable(testBot.app, 2)).record.channel).toBe(thread.id);
    expectCalm(testBot);
  });

  test('uncached thread: a lock is noticed, also when the thread was known as unlocked', async () => {
    const thread = await createUnknownThread();
    thread.change({ locked: true });
    const lockedOut = async () =>
      (await waitForMessage(getTheo().slash(thread, 'play', { game: 'forage' }))).content;
    expect(await lockedOut()).toContain('This thread is locked');
    thread.change({ locked: false });
    expect(await lockedOut()).not.toContain('This thread is locked');
    await waitUntilIdle(testBot);
    thread.change({ locked: true });
    expect((await waitForMessage(getTheo().slash(thread, 'move', { text: 'roll' }))).content).not.toContain(
      'bug',
    );
    expect(await lockedOut()).toContain('This thread is locked');
  });
});

test('uncached channel: a table opens in a thread of it', async () => {
  testBot.discord.keepFromBot(PARENT);
  testBot = await testBot.again();
  await waitForMessage(getTheo().slash(PARENT, 'play', { game: 'forage', thread: true }));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.parent).toBe(testBot.discord.channel(PARENT).id);
  expectCalm(testBot);
});

test.each([
  { words: 'play', options: [{ name: 'game', type: 3, value: 'forage' }] },
  {
    words: 'play',
    options: [
      { name: 'game', type: 3, value: 'forage' },
      { name: 'thread', type: 5, value: true },
    ],
  },
  { words: 'league', options: [{ name: 'game', type: 3, value: 'forage' }] },
])(
  '/$words on a server without the bot: opens nothing and shows the invite link',
  async ({ words, options }) => {
    testBot.discord.removeBot();
    const data = { id: '1300000000000000777', name: words, type: 1, options };
    const told = await waitForMessage(getTheo().raw({ channel: PARENT, type: 2, data }));
    expect(told.content).toMatch(/^I’m not on this server\. A server manager can add me: https:/);
    expect(await testBot.store.selectFrom('tables').selectAll().execute()).toEqual([]);
    expect(testBot.discord.problems).toEqual([]);
  },
);

function getTheo() {
  return testBot.discord.person('theo');
}

/** Creates a thread without a table, which the bot has not heard of since its start. */
async function createUnknownThread(): Promise<TestChannel> {
  await waitForMessage(getTheo().slash(PARENT, 'play', { game: 'runaround', thread: true }));
  await waitUntilIdle(testBot);
  const thread = testBot.discord.channels.find(({ channel }) => 'thread_metadata' in channel) as TestChannel;
  await pressInLobby(getTheo(), getLobbyCard(testBot, thread.id), 'Cancel');
  await waitUntilIdle(testBot);
  testBot.discord.keepFromBot(thread.id);
  testBot = await testBot.again();
  return thread;
}
