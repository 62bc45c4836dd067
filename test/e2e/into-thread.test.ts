import type { APIMessage } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { listPressable, type PlaygroundUser, type TestChannel } from '../../src/playground/index.ts';
import { getBoard, getBoards, getLobbyCard, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable } from '../support/verify.ts';
import { expectCalm, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const OFFER = 'Open in a thread';
const REFUSED = /^You can’t create threads in this channel/;

/** Missing permissions: Jisu may not open threads, and Rex may not write in any. */
const LACKING: Readonly<Record<string, readonly bigint[]>> = {
  jisu: [P.CreatePublicThreads],
  rex: [P.SendMessagesInThreads],
};

let testBot: TestBot;
beforeEach(async () => {
  const people = demoServer.people.map((one) => ({ ...one, lacks: LACKING[one.key] ?? [] }));
  testBot = await openTestBot({
    server: {
      ...demoServer,
      people,
      channels: [...demoServer.channels, { name: 'news', kind: 'announcement' }],
    },
  });
});
afterEach(async () => await testBot.end());

test('busy channel: a second table opens in a thread with all chosen options', async () => {
  await say('theo', { game: 'runaround' });
  const wish = { game: 'forage', 'time-limit': '24' };
  const taken = await say('mina', wish);
  expect(taken.content).toMatch(/already a game in this channel/);
  const opened = await waitForMessage(getPerson('mina').click(taken, OFFER));
  await waitUntilIdle(testBot);
  const [thread] = listThreads();
  expect(opened.content).toContain(`/${thread?.id}`);
  expect(listLabels(opened)).toEqual([]);
  expect((await loadStoredTable(testBot.app, 2)).record).toMatchObject({
    channel: thread?.id,
    game: 'forage',
    pace: 24,
  });
  expectCalm(testBot);
});

test('busy announcement channel: a second table opens in a thread', async () => {
  await say('theo', { game: 'runaround' }, 'news');
  await waitForMessage(getPerson('mina').click(await say('mina', { game: 'forage' }, 'news'), OFFER));
  await waitUntilIdle(testBot);
  expect(listThreads().map(({ id }) => getLobbyCard(testBot, id).content)).toEqual([
    expect.stringContaining('Hosted by Mina'),
  ]);
  expectCalm(testBot);
});

test('rematch in a busy channel: opens the rematch in a thread', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const sure = await waitForMessage(getPerson('mina').slash(CHANNEL, 'table resign'));
  await waitForMessage(getPerson('mina').click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
  const over = getBoard(testBot, CHANNEL);
  await say('jisu', { game: 'forage' });
  const none = await waitForMessage(getPerson('rex').click(over, 'Rematch'));
  expect(listLabels(none)).toEqual([]);
  const taken = await waitForMessage(getPerson('theo').click(over, 'Rematch'));
  expect(taken.content).toMatch(/already a game in this channel/);
  const opened = await waitForMessage(getPerson('theo').click(taken, OFFER));
  await waitUntilIdle(testBot);
  const [thread] = listThreads();
  expect(opened.content).toContain(`/${thread?.id}`);
  expect(listLabels(opened)).toEqual([]);
  expect((await loadStoredTable(testBot.app, 3)).record).toMatchObject({
    channel: thread?.id,
    parent: testBot.discord.channel(CHANNEL).id,
    game: 'runaround',
    phase: 'lobby',
  });
  expect(getLobbyCard(testBot, thread?.id ?? '').content).toContain('reserved for Mina');
  expectCalm(testBot);
});

test('rematch in a thread: is refused for a person who was not in the match', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'jisu'] });
  const sure = await waitForMessage(getPerson('theo').slash(CHANNEL, 'table resign'));
  await waitForMessage(getPerson('theo').click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
  const over = getBoard(testBot, CHANNEL);
  await say('rex', { game: 'forage' });
  const custom_id = findThreadButton(await waitForMessage(getPerson('theo').click(over, 'Rematch')));
  const message = await say('mina', { game: 'forage' });
  const data = { custom_id, component_type: 2 };
  const told = await waitForMessage(getPerson('mina').raw({ channel: CHANNEL, type: 3, data, message }));
  expect(told.content).toMatch(/^Only players of this game/);
  expect(listThreads()).toEqual([]);
});

test('match against an AI in a busy channel: begins at once in a thread', async () => {
  await say('theo', { game: 'forage' });
  const help = await waitForMessage(getPerson('mina').slash(CHANNEL, 'help'));
  const taken = await waitForMessage(getPerson('mina').click(help, 'against:0'));
  await waitForMessage(getPerson('mina').click(taken, OFFER));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 2)).record).toMatchObject({
    phase: 'playing',
    game: 'runaround',
  });
  expect(getBoards(testBot, listThreads()[0]?.id ?? '')).toHaveLength(1);
  expectCalm(testBot);
});

test("thread offer: is missing inside a thread and without the bot's permission", async () => {
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'forage', thread: true }));
  await waitUntilIdle(testBot);
  const thread = listThreads()[0] as TestChannel;
  expect(
    listLabels(await waitForMessage(getPerson('mina').slash(thread, 'play', { game: 'forage' }))),
  ).toEqual([]);
  await say('theo', { game: 'forage' });
  testBot.discord.channel(CHANNEL).deny(P.CreatePublicThreads);
  expect(listLabels(await say('mina', { game: 'forage' }))).toEqual([]);
});

test('thread offer: names the permission that the bot lost meanwhile, and opens no thread', async () => {
  await say('theo', { game: 'forage' });
  const taken = await say('mina', { game: 'forage' });
  testBot.discord.channel(CHANNEL).deny(P.CreatePublicThreads);
  const told = await waitForMessage(getPerson('mina').click(taken, OFFER));
  expect(told.content).toContain('I also need: Create Public Threads.');
  expect(listThreads()).toEqual([]);
});

test.each(['jisu', 'rex'])('/play: opens no thread for %s, who may not', async (who) => {
  const told = await say(who, { game: 'forage', thread: true });
  expect(told.content).toMatch(who === 'jisu' ? /^이 채널에서 스레드를 만들 권한이 없습니다\./ : REFUSED);
  await waitUntilIdle(testBot);
  expect(listThreads()).toEqual([]);
  expect(await testBot.store.selectFrom('tables').selectAll().execute()).toEqual([]);
  expectCalm(testBot);
});

test('thread offer: is neither shown to users without thread permissions nor accepted from them', async () => {
  await say('theo', { game: 'forage' });
  const taken = await say('rex', { game: 'forage' });
  expect(taken.content).toMatch(/already a game in this channel/);
  expect(listLabels(taken)).toEqual([]);
  const custom_id = findThreadButton(await say('mina', { game: 'forage' }));
  const told = await waitForMessage(
    getPerson('rex').raw({
      channel: CHANNEL,
      type: 3,
      data: { custom_id, component_type: 2 },
      message: taken,
    }),
  );
  expect(told.content).toMatch(REFUSED);
  expect(listThreads()).toEqual([]);
});

test('user without thread permissions: can open a table in the channel itself', async () => {
  await say('rex', { game: 'forage' });
  expect(getLobbyCard(testBot, CHANNEL).content).toContain('Hosted by');
});

test('thread offer: an unknown game leaves no thread behind', async () => {
  await say('theo', { game: 'forage' });
  const taken = await say('mina', { game: 'forage' });
  const custom_id = findThreadButton(taken).replace('forage', 'chess');
  const told = await waitForMessage(
    getPerson('mina').raw({
      channel: CHANNEL,
      type: 3,
      data: { custom_id, component_type: 2 },
      message: taken,
    }),
  );
  expect(told.content).toBe('That game isn’t available here.');
  expect(listThreads()).toEqual([]);
});

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

async function say(
  who: string,
  wish: Record<string, string | boolean>,
  channel = CHANNEL,
): Promise<APIMessage> {
  const told = await waitForMessage(getPerson(who).slash(channel, 'play', wish));
  await waitUntilIdle(testBot);
  return told;
}

function listThreads(): readonly TestChannel[] {
  return testBot.discord.channels.filter(({ channel }) => 'thread_metadata' in channel);
}

function listLabels(message: APIMessage): readonly string[] {
  return listPressable(message.components).map((one) => one.label ?? '');
}

function findThreadButton(message: APIMessage): string {
  return listPressable(message.components).find(({ label }) => label === OFFER)?.custom_id ?? '';
}
