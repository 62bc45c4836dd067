import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handleChannelsChanged } from '../../src/app/server-settings/dashboard.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { TestChannel } from '../../src/playground/index.ts';
import { openTestBotForWeeks, passTime, waitUntilSettled } from '../support/days.ts';
import { beginPacedMatch, playUntilTurnPasses } from '../support/paced-match.ts';
import { findMover, getLobbyCard, getOffers, isPrivate, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectNoBug, expectSilence, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const LOBBY = 'table-two';
const HALL = 'general';
const EVERY = 120_000;
const chance = createSeededChance(7);

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  // Only a moderator can open a locked thread.
  expect(testBot.discord.problems.filter((line) => !/^PATCH \/channels\/\d+ 403 50013 /.test(line))).toEqual(
    [],
  );
  expectSilence(testBot);
  expectNoBug(testBot);
  await testBot.end();
});

test('dashboard: lists players to move, turn start, deadline and open lobbies, without notifications', async () => {
  const first = await beginPacedMatch(testBot, CHANNEL, { pace: '24' });
  await turnOn();
  await waitForMessage(testBot.discord.person('rex').slash(LOBBY, 'play', { game: 'forage' }));
  const from = testBot.discord.notifications.length;
  await passTime(testBot, EVERY);
  const { content } = getDashboard();
  expect(content).toMatch(
    new RegExp(
      `Runaround.*${first.key === 'theo' ? 'Theo' : 'Mina'} to move · turn began <t:\\d+:R> · until <t:\\d+:f>`,
    ),
  );
  expect(content).toMatch(/Forage.* · .*Rex.*’s lobby · 3 open seats/);
  expect(getOffers(getDashboard())).toEqual(['Join Forage']);
  await playUntilTurnPasses(testBot, CHANNEL, chance);
  await passTime(testBot, EVERY);
  expect(getDashboard().content).not.toContain(`${first.key === 'theo' ? 'Theo' : 'Mina'} to move`);
  const ours = testBot.discord.notifications
    .slice(from)
    .filter(({ message }) => message === getDashboard().id);
  expect(ours).toEqual([]);
});

test('dashboard: is edited at most every two minutes, and only after a change', async () => {
  await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await turnOn();
  await passTime(testBot, 2 * EVERY);
  let edits = 0;
  const path = new RegExp(`/messages/${getDashboard().id}$`);
  testBot.discord.onRequest(({ method, path: asked, phase }) => {
    if (method === 'PATCH' && phase === 'before' && path.test(asked)) edits++;
  });
  await passTime(testBot, 20 * EVERY);
  expect(edits).toBe(0);
  await playUntilTurnPasses(testBot, CHANNEL, chance);
  await playUntilTurnPasses(testBot, CHANNEL, chance);
  await passTime(testBot, EVERY / 2);
  expect(edits).toBe(0);
  await passTime(testBot, EVERY / 2);
  expect(edits).toBe(1);
});

test('dashboard: Join takes a seat and says privately where the game is', async () => {
  await turnOn();
  await waitForMessage(testBot.discord.person('rex').slash(LOBBY, 'play', { game: 'runaround' }));
  await passTime(testBot, EVERY);
  const theo = testBot.discord.person('theo');
  const told = await waitForMessage(theo.click(getDashboard(), 'Join Runaround'));
  expect(isPrivate(told)).toBe(true);
  expect(told.content).toMatch(/^\*\*Runaround\*\* · You’re in: seat 2\. https:.*\/\d+$/);
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, LOBBY).content).toContain('2. Theo');
  const again = await waitForMessage(testBot.discord.person('mina').click(getDashboard(), 'Join Runaround'));
  expect(again.content).not.toContain('You’re in: seat');
  await passTime(testBot, EVERY);
  expect(getDashboard().content).toContain('no open seat');
  expect(getOffers(getDashboard())).toEqual([]);
});

test('dashboard: hides games in channels that not everyone can see', async () => {
  const lobby = testBot.discord.channel(LOBBY);
  await turnOn();
  await waitForMessage(testBot.discord.person('rex').slash(LOBBY, 'play', { game: 'runaround' }));
  lobby.makePrivate();
  await waitUntilSettled(testBot);
  await passTime(testBot, EVERY);
  expect(getDashboard().content).toContain('No games right now');
  expect(getOffers(getDashboard())).toEqual([]);
});

test('dashboard: removes a game after its channel was hidden', async () => {
  await turnOn();
  await waitForMessage(testBot.discord.person('rex').slash(LOBBY, 'play', { game: 'runaround' }));
  await passTime(testBot, EVERY);
  expect(getOffers(getDashboard())).toEqual(['Join Runaround']);
  testBot.discord.channel(LOBBY).makePrivate();
  await waitUntilSettled(testBot);
  await passTime(testBot, EVERY);
  await passTime(testBot, EVERY);
  expect(getDashboard().content).toContain('No games right now');
  expect(getOffers(getDashboard())).toEqual([]);
});

test('dashboard: lists up to twenty games, the number of the others, and ten buttons', async () => {
  await openInThreads(25);
  await turnOn();
  const { content } = getDashboard();
  const lines = content.split('\n').filter((line) => line.startsWith('- '));
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines.length).toBeGreaterThan(10);
  expect(content).toContain(`… and ${26 - lines.length} more.`);
  expect(content.length).toBeLessThanOrEqual(2_000);
  expect(getOffers(getDashboard())).toEqual(Array(10).fill('Join Runaround'));
});

test('dashboard: lists games in public threads and none in private ones', async () => {
  const [open, secret] = await openInThreads(2);
  await turnOn();
  expect(listLinkedThreads()).toEqual([open?.id, secret?.id]);
  const hidden = testBot.discord.channel(CHANNEL).startThread(testBot.discord.person('mina'), 'hidden', true);
  hidden.addMember(testBot.bot.bot.application());
  await moveGame(secret, hidden);
  await waitUntilSettled(testBot);
  expect(testBot.bot.bot.channel(hidden.id)).toBeDefined();
  await changeAndUpdate();
  expect(listLinkedThreads()).toEqual([open?.id]);
});

test('dashboard: lists a game in an archived thread, after a restart unless the thread is locked', async () => {
  const [open, shut] = await openInThreads(2);
  await turnOn();
  open?.change({ archived: true });
  shut?.change({ archived: true, locked: true });
  await waitUntilSettled(testBot);
  await changeAndUpdate();
  expect(listLinkedThreads()).toEqual([open?.id, shut?.id]);
  expect(isArchived(open)).toBe(false);
  testBot = await testBot.again();
  await changeAndUpdate();
  expect(listLinkedThreads()).toEqual([open?.id]);
});

/** Opens `count` lobbies in threads of a channel, by copies of one in the channel itself. */
async function openInThreads(count: number): Promise<readonly TestChannel[]> {
  const { discord, store } = testBot;
  await waitForMessage(discord.person('rex').slash(LOBBY, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  const lobby = await store.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
  const parent = discord.channel(LOBBY);
  const threads = Array.from({ length: count }, (_, at) =>
    parent.startThread(discord.person('theo'), `game ${at}`),
  );
  for (const [at, { id }] of threads.entries())
    await store
      .insertInto('tables')
      .values({ ...lobby, id: 100 + at, channel: id, parent: parent.id })
      .execute();
  await waitUntilSettled(testBot);
  return threads;
}

/** Moves the game of a thread to another one. */
async function moveGame(from: TestChannel | undefined, to: TestChannel): Promise<void> {
  const tables = testBot.store.updateTable('tables').set({ channel: to.id });
  await tables.where('channel', '=', from?.id ?? '').execute();
}

/** Changes the channels and waits for the dashboard's update. */
async function changeAndUpdate(): Promise<void> {
  await handleChannelsChanged(testBot.app, testBot.discord.guildId);
  await passTime(testBot, 2 * EVERY);
}

/** Lists the threads that the dashboard links to. */
function listLinkedThreads(): readonly string[] {
  const links = [...getDashboard().content.matchAll(/channels\/\d+\/(\d+)/g)].map(
    ([, channel]) => channel ?? '',
  );
  return links.filter((channel) => channel !== testBot.discord.channel(LOBBY).id);
}

function isArchived(thread: TestChannel | undefined): boolean {
  const { channel } = thread ?? {};
  return channel !== undefined && 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}

test('dashboard: says that it is off, and is posted anew when turned on again', async () => {
  await turnOn();
  const old = getDashboard().id;
  await click('Turn off dashboard');
  expect(getDashboard().content).toBe('This dashboard is off.');
  await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await passTime(testBot, 2 * EVERY);
  expect(getDashboard().content).toBe('This dashboard is off.');
  await turnOn();
  expect(getDashboard().id).not.toBe(old);
  expect(getDashboard().content).toContain('Runaround');
});

test('dashboard: is neither doubled nor lost by a restart', async () => {
  await turnOn();
  await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  testBot = await testBot.again();
  // The clock of the next start is a little behind.
  await passTime(testBot, 2 * EVERY);
  expect(listDashboards()).toHaveLength(1);
  expect(getDashboard().content).toContain('Runaround');
  expect(findMover(testBot, CHANNEL)).not.toBe(null);
});

async function click(label: string): Promise<void> {
  const mina = testBot.discord.person('mina');
  const settings = await waitForMessage(mina.slash(HALL, 'server'));
  const page = await waitForMessage(mina.click(settings, 'Messages'));
  await waitForMessage(mina.click(page, label));
  await waitUntilIdle(testBot);
}

async function turnOn(): Promise<void> {
  await click('Post dashboard here');
}

function listDashboards(): readonly APIMessage[] {
  const { messages } = testBot.discord.channel(HALL);
  return messages.filter(({ content }) => /^(\*\*Games on this server|This dashboard)/.test(content));
}

function getDashboard(): APIMessage {
  return listDashboards().at(-1) as APIMessage;
}
