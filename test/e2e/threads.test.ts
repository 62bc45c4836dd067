import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser, TestChannel } from '../../src/playground/index.ts';
import {
  findMover,
  getBoard,
  getBoards,
  getLobbyCard,
  pressInLobby,
  startMatch,
  takeTurn,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadWholeLog } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const PARENT = 'table-one';
const DAY = 86_400_000;

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await testBot.end());

test('/play thread: leaves the channel free for another table', async () => {
  const thread = await openThread();
  expect(thread.name).toBe('Runaround with Theo');
  expect(getLobbyCard(testBot, thread.id).content).toContain('Hosted by Theo');
  await startMatch(testBot, { game: 'runaround', channel: PARENT, people: ['rex'], ais: 1 });
  await startThreadMatch(thread);
  expect(getBoards(testBot, thread.id)).toHaveLength(1);
  expect(getBoards(testBot, PARENT)).toHaveLength(1);
  await takeTurn(testBot, thread.id, createSeededChance(1));
  expect((await loadWholeLog(testBot.app, 1)).length).toBeGreaterThan(1);
  expectCalm(testBot);
});

test('/play thread: links to the new thread, and inside a thread opens the table there', async () => {
  const thread = await openThread();
  const told = testBot.discord.sent.find(({ kind }) => kind === 'reply');
  expect(told?.text).toContain(`/${thread.id}`);
  await pressInLobby(testBot.discord.person('theo'), getLobbyCard(testBot, thread.id), 'Cancel');
  await waitUntilIdle(testBot);
  await waitForMessage(
    testBot.discord.person('mina').slash(thread, 'play', { game: 'forage', thread: true }),
  );
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, thread.id).content).toContain('Hosted by Mina');
  expect(listThreads()).toHaveLength(1);
  expectCalm(testBot);
});

test('/play thread: can be used several times in a channel', async () => {
  await openThread();
  await openThread();
  expect(listThreads()).toHaveLength(2);
  expect(await testBot.store.selectFrom('tables').selectAll().execute()).toHaveLength(2);
  expectCalm(testBot);
});

test('archived thread: is opened again by the next board', async () => {
  const thread = await openThread();
  await startThreadMatch(thread);
  const old = getBoard(testBot, thread.id);
  const stop = testBot.discord.onRequest(({ method, path, phase }) => {
    if (phase !== 'before' || method !== 'POST' || path !== `/channels/${thread.id}/messages`) return;
    stop();
    thread.change({ archived: true });
  });
  testBot.pass(120_000);
  await takeTurn(testBot, thread.id, createSeededChance(2));
  expect(getBoard(testBot, thread.id).id).not.toBe(old.id);
  expect(getBoards(testBot, thread.id)).toHaveLength(1);
  expectCalm(testBot);
});

test('archived thread: is opened again to edit its board', async () => {
  const thread = await openThread();
  await startThreadMatch(thread);
  const mover = findMover(testBot, thread.id) as PlaygroundUser;
  await waitForMessage(mover.slash(thread, 'move', { text: 'roll' }));
  await waitUntilIdle(testBot);
  testBot.pass(120_000);
  const stop = testBot.discord.onRequest(({ method, phase }) => {
    if (phase !== 'before' || method !== 'PATCH') return;
    stop();
    thread.change({ archived: true });
  });
  const [offer] = await mover.complete(thread, 'move', { text: '' }, 'text');
  await waitForMessage(mover.slash(thread, 'move', { text: String(offer?.value) }));
  await waitUntilIdle(testBot);
  expect(testBot.discord.problems.filter((line) => !line.includes(' 50083 '))).toEqual([]);
  expect(getBoards(testBot, thread.id)).toHaveLength(1);
  expect(isArchived(thread)).toBe(false);
});

test('thread of a running game: stays open for weeks without a message', async () => {
  const thread = await openThread();
  await startThreadMatch(thread);
  for (let day = 0; day < 12; day++) {
    testBot.discord.pass(DAY);
    await waitUntil(() => !isArchived(thread));
  }
  const watcher = testBot.discord.person('jisu');
  await waitForMessage(watcher.click(getBoard(testBot, thread.id), 'View'));
});

test('thread archived while the bot was stopped: is opened at the next start', async () => {
  await testBot.end();
  testBot = await openTestBot({ kept: true });
  const thread = await openThread();
  await startThreadMatch(thread);
  await testBot.bot.close();
  thread.change({ archived: true });
  testBot = await testBot.again();
  await waitUntil(() => !isArchived(thread));
});

test('locked thread: is not opened by the bot', async () => {
  const thread = await openThread();
  await startThreadMatch(thread);
  thread.change({ archived: true, locked: true });
  await waitUntilIdle(testBot);
  await new Promise((resume) => setTimeout(resume, 200));
  expect(isArchived(thread)).toBe(true);
});

test('lobby closed after a week: loses its buttons in an archived thread too', async () => {
  const thread = await openThread();
  const { id } = getLobbyCard(testBot, thread.id);
  const off = testBot.discord.onRequest(({ phase, path }) => {
    if (phase === 'before' && path.endsWith(`/messages/${id}`) && !isArchived(thread))
      thread.change({ archived: true });
    if (phase === 'after') off();
  });
  for (let day = 0; day < 15; day++) {
    testBot.discord.pass(DAY);
    await waitUntilIdle(testBot);
  }
  await waitUntil(() => testBot.discord.message(id)?.components?.length === 0);
});

test('locked thread: moves are refused with the reason', async () => {
  const thread = await openThread();
  await startThreadMatch(thread);
  const mover = findMover(testBot, thread.id) as PlaygroundUser;
  thread.change({ locked: true });
  const told = await waitForMessage(mover.slash(thread, 'move', { text: 'roll' }));
  expect(told.content).toContain('This thread is locked');
  await waitUntilIdle(testBot);
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(1);
  thread.change({ locked: false });
  await waitForMessage(mover.slash(thread, 'move', { text: 'roll' }));
  await waitUntilIdle(testBot);
  expect(await loadWholeLog(testBot.app, 1)).toHaveLength(2);
  expectCalm(testBot);
});

function listThreads(): readonly TestChannel[] {
  return testBot.discord.channels.filter(({ channel }) => 'thread_metadata' in channel);
}

async function openThread(): Promise<TestChannel> {
  const theo = testBot.discord.person('theo');
  await waitForMessage(theo.slash(PARENT, 'play', { game: 'runaround', thread: true }));
  await waitUntilIdle(testBot);
  return listThreads().at(-1) as TestChannel;
}

async function startThreadMatch(thread: TestChannel): Promise<void> {
  await waitForMessage(testBot.discord.person('mina').click(getLobbyCard(testBot, thread.id), 'Join'));
  await waitUntilIdle(testBot);
  await waitForMessage(testBot.discord.person('theo').click(getLobbyCard(testBot, thread.id), 'Start'));
  await waitUntilIdle(testBot);
}

function isArchived({ channel }: TestChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}

async function waitUntil(isSo: () => boolean): Promise<void> {
  await testBot.discord.until(isSo, 'it comes to that');
}
