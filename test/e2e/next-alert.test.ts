import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { escapeName } from '../../src/discord/core/names.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
import { openTestBotForWeeks } from '../support/days.ts';
import { beginPacedMatch, playUntilTurnPasses } from '../support/paced-match.ts';
import {
  addAi,
  findMover,
  getBoard,
  getLobbyCard,
  getOffers,
  isPrivate,
  waitForMessage,
} from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectNoBug, expectSilence, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const chance = createSeededChance(5);

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  expect(testBot.discord.problems).toEqual([]);
  expectSilence(testBot);
  expectNoBug(testBot);
  await testBot.end();
});

test('next alert: the next player gets one direct message when the turn before theirs begins', async () => {
  for (const key of ['theo', 'mina', 'rex']) await turnOnNextAlert(key);
  const first = await beginPacedMatch(testBot, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'rex'] });
  expect(listAlerted()).toEqual([getNextPlayer(first).key]);
  expect(listLetters(getNextPlayer(first))).toEqual([
    `You’re next in **Forage** in <#${getId()}>, after ${getName(first)}’s turn.\nNewest board: ${formatLink(getBoard(testBot, CHANNEL))}`,
  ]);
  for (let turn = 0; turn < 4; turn++) {
    const from = listAlerted().length;
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    expect(listAlerted().slice(from)).toEqual([getNextPlayer(mover).key]);
  }
});

test('next alert: can be turned off', async () => {
  await turnOnNextAlert('theo');
  const page = await openNotifications('theo');
  expect(page.content).toContain('- Next turn: in games of three or more');
  await waitForMessage(testBot.discord.person('theo').click(page, 'Stop next-turn alerts'));
  await beginPacedMatch(testBot, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'rex'] });
  for (let turn = 0; turn < 3; turn++) await playUntilTurnPasses(testBot, CHANNEL, chance);
  expect(listAlerted()).toEqual([]);
});

test('next alert: is not sent in a game of two', async () => {
  for (const key of ['theo', 'mina']) await turnOnNextAlert(key);
  await beginPacedMatch(testBot, CHANNEL, { game: 'runaround', people: ['theo', 'mina'] });
  await playUntilTurnPasses(testBot, CHANNEL, chance);
  expect(listAlerted()).toEqual([]);
});

test('next alert: skips AI turns, so the player after an AI is told before it moves', async () => {
  for (const key of ['theo', 'mina']) await turnOnNextAlert(key);
  const { discord } = testBot;
  const [theo, mina] = [discord.person('theo'), discord.person('mina')];
  await waitForMessage(theo.slash(CHANNEL, 'play', { game: 'forage' }));
  await waitUntilIdle(testBot);
  await waitForMessage(mina.click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await addAi(theo, getLobbyCard(testBot, CHANNEL));
  await waitUntilIdle(testBot);
  await waitForMessage(theo.click(getLobbyCard(testBot, CHANNEL), 'Start'));
  await waitUntilIdle(testBot);
  for (let turn = 0; turn < 4; turn++) {
    const from = listAlerted().length;
    const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    const next = findMover(testBot, CHANNEL) as PlaygroundUser;
    expect(listAlerted().slice(from)).toEqual([mover.key]);
    expect(listLetters(mover).at(-1)).toContain(`after ${getName(next)}’s turn`);
  }
});

test('next alert: is not sent during an absence', async () => {
  for (const key of ['theo', 'mina', 'rex']) {
    await turnOnNextAlert(key);
    await waitForMessage(testBot.discord.person(key).slash(CHANNEL, 'settings', { away: '3 days' }));
  }
  await beginPacedMatch(testBot, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'rex'] });
  expect(listAlerted()).toEqual([]);
});

test('next alert: is not sent after a restart when it is outdated', async () => {
  for (const key of ['theo', 'mina', 'rex']) await turnOnNextAlert(key);
  await testBot.bot.notices.close();
  const first = await beginPacedMatch(testBot, CHANNEL, {
    game: 'forage',
    people: ['theo', 'mina', 'rex'],
  }).catch(() => findMover(testBot, CHANNEL) as PlaygroundUser);
  expect(first).not.toBeNull();
  testBot = await testBot.again();
  await waitUntilIdle(testBot);
  expect(listAlerted()).toEqual([getNextPlayer(findMover(testBot, CHANNEL) as PlaygroundUser).key]);
});

test('next alert: is in Korean for a Korean player, with a button to the settings', async () => {
  await turnOnNextAlert('jisu', '알림', '다음 차례 알림 받기');
  await beginPacedMatch(testBot, CHANNEL, { game: 'forage', people: ['theo', 'mina', 'jisu'] });
  for (let turn = 0; turn < 3; turn++) await playUntilTurnPasses(testBot, CHANNEL, chance);
  const jisu = testBot.discord.person('jisu');
  const [directMessage] = listDirectMessages(jisu);
  expect(directMessage?.content).toMatch(/^<#\d+>의 \*\*.+\*\*: .+ 님 다음이 내 차례입니다\.\n/);
  const page = await waitForMessage(jisu.click(directMessage as APIMessage, '알림'));
  expect(getOffers(page)).toContain('다음 차례 알림 끄기');
});

async function openNotifications(key: string, button = 'Notifications'): Promise<APIMessage> {
  const who = testBot.discord.person(key);
  return await waitForMessage(who.click(await waitForMessage(who.slash(CHANNEL, 'settings')), button));
}

async function turnOnNextAlert(
  key: string,
  page = 'Notifications',
  button = 'Alert me when I’m next',
): Promise<void> {
  await waitForMessage(testBot.discord.person(key).click(await openNotifications(key, page), button));
}

/** Returns the player who follows this one among Theo, Mina and Rex. */
function getNextPlayer({ key }: PlaygroundUser): PlaygroundUser {
  const keys = ['theo', 'mina', 'rex'];
  return testBot.discord.person(keys[(keys.indexOf(key) + 1) % keys.length] ?? '');
}

/** Keys of the people who got an alert, in order. */
function listAlerted(): readonly string[] {
  const letters = testBot.discord.sent.filter(
    ({ kind, text }) => kind === 'message' && text.startsWith('You’re next'),
  );
  return letters.map(({ audience }) => testBot.discord.person(audience).key);
}

function listDirectMessages(who: PlaygroundUser): readonly APIMessage[] {
  const messages = who.sees(who.direct()).map(({ message }) => message);
  return messages.filter((message) => !isPrivate(message));
}

function listLetters(who: PlaygroundUser): readonly string[] {
  return listDirectMessages(who).map(({ content }) => content);
}

function getName({ nick, user }: PlaygroundUser): string {
  return escapeName(nick ?? user.global_name ?? user.username);
}

function getId(): string {
  return testBot.discord.channel(CHANNEL).id;
}

function formatLink({ id, channel_id }: APIMessage): string {
  return `https://discord.com/channels/${testBot.discord.guildId}/${channel_id}/${id}`;
}
