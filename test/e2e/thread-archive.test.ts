import { afterEach, beforeEach, expect, test } from 'vitest';
import type { TestChannel } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { getBoard, getLobbyCard, pressInLobby, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectCalm, expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const PARENT = 'table-one';
const HOUR = 3_600_000;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => await testBot.end());

test('game thread: is archived an hour after the end of the game', async () => {
  const thread = await playEndedMatch();
  await passTime(testBot, HOUR - 60_000);
  expect(isArchived(thread)).toBe(false);
  await passTime(testBot, 120_000);
  expect(isArchived(thread)).toBe(true);
  expectCalm(testBot);
});

test('game thread: stays open during a rematch and is archived after it', async () => {
  const thread = await playEndedMatch();
  await waitForMessage(testBot.discord.person('theo').click(getBoard(testBot, thread.id), 'Rematch'));
  await waitUntilIdle(testBot);
  await passTime(testBot, 2 * HOUR);
  expect(isArchived(thread)).toBe(false);
  await pressInLobby(testBot.discord.person('theo'), getLobbyCard(testBot, thread.id), 'Cancel');
  await waitUntilIdle(testBot);
  await passTime(testBot, 2 * HOUR);
  expect(isArchived(thread)).toBe(true);
  expectCalm(testBot);
});

test('game thread: is archived after the last player left the lobby of a rematch', async () => {
  const thread = await playEndedMatch();
  await waitForMessage(testBot.discord.person('theo').click(getBoard(testBot, thread.id), 'Rematch'));
  await waitUntilIdle(testBot);
  await pressInLobby(testBot.discord.person('theo'), getLobbyCard(testBot, thread.id), 'Leave');
  await waitUntilIdle(testBot);
  await passTime(testBot, 2 * HOUR);
  expect(isArchived(thread)).toBe(true);
});

test('game thread: opens again for a rematch', async () => {
  const thread = await playEndedMatch();
  await passTime(testBot, 2 * HOUR);
  thread.change({ archived: false });
  await waitForMessage(testBot.discord.person('theo').click(getBoard(testBot, thread.id), 'Rematch'));
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, thread.id).content).toContain('reserved for Mina');
  expectCalm(testBot);
});

test('game thread: is archived after a restart of the bot', async () => {
  const thread = await playEndedMatch();
  testBot = await testBot.again();
  await passTime(testBot, 2 * HOUR);
  expect(isArchived(thread)).toBe(true);
});

test('thread of a user: is not archived', async () => {
  const own = testBot.discord.channel(PARENT).startThread(testBot.discord.person('theo'), 'ours');
  await waitForMessage(testBot.discord.person('theo').slash(own, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  await playOutThread(own);
  await passTime(testBot, 2 * HOUR);
  expect(isArchived(own)).toBe(false);
  expectCalm(testBot);
});

test('deleted game thread: is dropped without an error', async () => {
  const thread = await playEndedMatch();
  testBot.discord.deleteChannel(thread.id);
  await passTime(testBot, 2 * HOUR);
  expect(testBot.logged.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});

test('game thread that the bot may not archive: stays open and is not tried again', async () => {
  const thread = await playEndedMatch();
  refuseArchiving(thread, { code: 50013, status: 403 });
  await passTime(testBot, 2 * HOUR);
  expect(isArchived(thread)).toBe(false);
  testBot.discord.faults.clear();
  await passTime(testBot, 2 * HOUR);
  expect(isArchived(thread)).toBe(false);
  expect(await listWaitingThreads()).toEqual([]);
  expectNoBug(testBot);
});

test('game thread during an outage of Discord: is archived later', async () => {
  const thread = await playEndedMatch();
  refuseArchiving(thread, { code: 0, status: 500 });
  testBot.discord.clock.advance(2 * HOUR);
  await expect.poll(() => testBot.logged.filter((line) => line.includes('will retry')).length).toBe(1);
  expect(isArchived(thread)).toBe(false);
  expect(await listWaitingThreads()).toHaveLength(1);
  testBot.discord.faults.clear();
  await passTime(testBot, HOUR);
  expect(isArchived(thread)).toBe(true);
  expect(await listWaitingThreads()).toEqual([]);
  expectNoBug(testBot);
});

function refuseArchiving(
  { id }: TestChannel,
  refusal: { readonly code: number; readonly status: number },
): void {
  const path = new RegExp(`^/channels/${id}$`);
  const times = Number.POSITIVE_INFINITY;
  testBot.discord.faults.next({ method: 'PATCH', path }, { kind: 'refuse', ...refusal, times });
}

/** Returns the threads that are still to be archived. */
async function listWaitingThreads() {
  const notices = testBot.store.selectFrom('notices').select('subject');
  return await notices.where('kind', '=', 'threadArchive').execute();
}

/** Plays a match in a thread that Theo resigns. */
async function playEndedMatch(): Promise<TestChannel> {
  await waitForMessage(
    testBot.discord.person('theo').slash(PARENT, 'play', { game: 'runaround', thread: true }),
  );
  await waitUntilIdle(testBot);
  const thread = testBot.discord.channels.find(({ channel }) => 'thread_metadata' in channel) as TestChannel;
  await playOutThread(thread);
  return thread;
}

async function playOutThread(thread: TestChannel): Promise<void> {
  const [theo, mina] = [testBot.discord.person('theo'), testBot.discord.person('mina')];
  await waitForMessage(mina.click(getLobbyCard(testBot, thread.id), 'Join'));
  await waitUntilIdle(testBot);
  await waitForMessage(theo.click(getLobbyCard(testBot, thread.id), 'Start'));
  await waitUntilIdle(testBot);
  await waitForMessage(theo.click(await waitForMessage(theo.slash(thread, 'table resign')), 'Yes, resign'));
  await waitUntilIdle(testBot);
}

function isArchived({ channel }: TestChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}
