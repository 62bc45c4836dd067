import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, expect, test, vi } from 'vitest';
import { demoServer } from '../../src/demo-server.ts';
import { getOffers, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot, type TestBotOptions } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';
import { getWelcomes, inviteBot, isWelcomeMessage, reinviteBot } from '../support/welcome.ts';

let testBot: TestBot;
afterEach(async () => await closeCalmly(testBot));

async function openWithoutWelcome(options: TestBotOptions = {}): Promise<void> {
  testBot = await openTestBot({ byHand: false, ...options });
}

test('welcome: is posted in the first channel when the bot is invited', async () => {
  await openWithoutWelcome();
  const welcome = await reinviteBot(testBot);
  expect(welcome.channel_id).toBe(testBot.discord.channel('general').id);
  expect(getOffers(welcome)).toEqual([
    'Play Badger now',
    'Learn a game',
    'Play with a friend',
    'Watch a demo game',
    'What’s this?',
  ]);
  expect(welcome.content).toContain('Play Runaround against Badger, our medium AI.');
  expect(welcome.content).not.toContain('sandbox');
  expect(welcome.content.length).toBeLessThan(600);
});

test('welcome: shows the bot and its games, in words alone where it may not attach files', async () => {
  await openWithoutWelcome({ server: { ...demoServer, locale: 'ko' } });
  const [picture] = (await reinviteBot(testBot)).attachments;
  expect([picture?.filename, picture?.description]).toEqual([
    'piecemeal.png',
    'Piecemeal: 화투, 타일, 말과 동전.',
  ]);
  for (const { name } of testBot.discord.channels) testBot.discord.channel(name).deny(P.AttachFiles);
  const plain = await reinviteBot(testBot);
  expect(plain.attachments).toEqual([]);
  expect(plain.channel_id).toBe(testBot.discord.channel('general').id);
});

test('welcome: is not posted when the bot starts on a server it is in already', async () => {
  await openWithoutWelcome({ kept: true });
  await reinviteBot(testBot);
  testBot = await testBot.again();
  await waitForAnswer();
  expect(getWelcomes(testBot)).toHaveLength(1);
});

test('welcome: is posted in the system channel of the server if there is one', async () => {
  await openWithoutWelcome({ server: { ...demoServer, systemChannel: 'table-two' } });
  expect((await reinviteBot(testBot)).channel_id).toBe(testBot.discord.channel('table-two').id);
});

test('welcome: is posted in the next channel where the bot may write', async () => {
  await openWithoutWelcome({ server: { ...demoServer, systemChannel: 'table-two' } });
  testBot.discord.channel('table-two').deny(P.SendMessages);
  testBot.discord.channel('general').deny(P.ViewChannel);
  expect((await reinviteBot(testBot)).channel_id).toBe(testBot.discord.channel('table-one').id);
});

test('welcome: is not posted when the bot may write nowhere', async () => {
  await openWithoutWelcome();
  for (const { name } of testBot.discord.channels) testBot.discord.channel(name).deny(P.SendMessages);
  inviteBot(testBot);
  await waitForLogLine('Found no channel for a welcome message');
  expect(getWelcomes(testBot)).toEqual([]);
});

test('welcome: is not posted after a new gateway session', async () => {
  await openWithoutWelcome();
  await reinviteBot(testBot);
  testBot.discord.faults.invalidSession(false);
  await testBot.discord.until(({ connected }) => connected === 0, 'no session');
  await testBot.discord.until(({ connected }) => connected === 1, 'a new session');
  await waitForAnswer();
  expect(getWelcomes(testBot)).toHaveLength(1);
});

test('welcome: is not posted after an outage of the server', async () => {
  await openWithoutWelcome();
  await reinviteBot(testBot);
  testBot.discord.faults.outage();
  await waitForAnswer();
  expect(getWelcomes(testBot)).toHaveLength(1);
});

test('welcome: is posted once when the gateway announces the invitation twice', async () => {
  await openWithoutWelcome();
  await reinviteBot(testBot);
  testBot.discord.faults.outage('left');
  await waitForLogLine('Ignored a repeated join of a server');
  await waitForAnswer();
  expect(getWelcomes(testBot)).toHaveLength(1);
});

test("welcome: is posted once when Discord's answer was lost", async () => {
  await openWithoutWelcome();
  testBot.discord.faults.next({ method: 'POST', path: /messages$/ }, { kind: '502', write: 'after' });
  await reinviteBot(testBot);
  await waitForAnswer();
  expect(getWelcomes(testBot)).toHaveLength(1);
});

test('welcome: is posted again when the bot was removed and invited again', async () => {
  await openWithoutWelcome();
  await reinviteBot(testBot);
  testBot.discord.pass(1_000);
  await reinviteBot(testBot);
  expect(getWelcomes(testBot)).toHaveLength(2);
});

test('welcome: is in the language of the server, and its answers in that of the user', async () => {
  await openWithoutWelcome({ guildLocale: 'ko' });
  const welcome = await reinviteBot(testBot);
  expect(getOffers(welcome)).toEqual([
    '오소리와 바로 하기',
    '게임 배우기',
    '둘이서 하기',
    '한 판 구경하기',
    '봇 소개',
  ]);
  const about = await waitForMessage(testBot.discord.person('theo').click(welcome, '봇 소개'));
  expect(about.content).toContain('friends who can never find a free evening');
  expect(getOffers(about)[0]).toBe('Play Badger now');
});

test('welcome in the playground: explains how to act as another person', async () => {
  await openWithoutWelcome({ isPlayground: true });
  expect((await reinviteBot(testBot)).content).toContain('This is a sandbox');
});

/** Waits until the bot has logged a line. */
async function waitForLogLine(line: string): Promise<void> {
  await vi.waitUntil(() => testBot.logged.some((one) => one.includes(line)), 10_000);
}

/** Waits for the answer to an interaction, after which earlier events have been handled. */
async function waitForAnswer(): Promise<void> {
  await waitForMessage(testBot.discord.person('theo').slash('table-one', 'games'));
  await waitUntilIdle(testBot);
  expect(testBot.discord.channels.flatMap(({ messages }) => messages).every(isWelcomeMessage)).toBe(true);
}
