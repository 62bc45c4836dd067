import type { APIMessage } from 'discord-api-types/v10';
import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listPressable } from '../../src/playground/index.ts';
import {
  chooseLabel,
  findMover,
  getBoard,
  getBoards,
  getLobbyCard,
  getOffers,
  isPrivate,
  waitForMessage,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { loadStoredTable, loadWholeLog } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';
import { reinviteBot } from '../support/welcome.ts';

const GENERAL = 'general';
const NOW = 'Play Badger now';

let testBot: TestBot;
let welcome: APIMessage;
beforeEach(async () => {
  testBot = await openTestBot({ byHand: false });
  welcome = await reinviteBot(testBot);
});
afterEach(async () => await closeCalmly(testBot));

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function clickNow(name: string): Promise<void> {
  const answer = await (await getPerson(name).click(welcome, NOW)).settled();
  expect(answer.state).toBe('answered');
  await waitUntilIdle(testBot);
}

test('quick start: starts a game against Badger, and the next message is its board with the player to move', async () => {
  await clickNow('theo');
  const { record, seats } = await loadStoredTable(testBot.app, 1);
  expect(record).toMatchObject({
    game: 'runaround',
    phase: 'playing',
    language: 'en',
    host: getPerson('theo').id,
  });
  expect(seats).toMatchObject([
    { kind: 'person', name: 'Theo' },
    { kind: 'ai', player: 'badger', name: 'Badger' },
  ]);
  const after = testBot.discord.channel(GENERAL).messages.filter(({ id }) => id !== welcome.id);
  expect(after.map(({ id }) => id)).toEqual(getBoards(testBot, GENERAL).map(({ id }) => id));
  expect(findMover(testBot, GENERAL)?.key).toBe('theo');
  expect(getBoard(testBot, GENERAL).content).toContain('Badger');
  expect(
    getPerson('theo')
      .sees(GENERAL)
      .some(({ ephemeral }) => ephemeral),
  ).toBe(false);
});

test('quick start: a second click by any player links to the table and starts nothing', async () => {
  await clickNow('theo');
  for (const name of ['theo', 'jisu']) {
    const told = await waitForMessage(getPerson(name).click(welcome, NOW));
    expect([isPrivate(told), told.content.includes(getBoard(testBot, GENERAL).id)]).toEqual([true, true]);
  }
  expect(await testBot.store.selectFrom('tables').selectAll().execute()).toHaveLength(1);
});

test('quick start: starts one game when two players click at once, and tells the other', async () => {
  await Promise.all(
    ['theo', 'rex'].map(async (name) => await (await getPerson(name).click(welcome, NOW)).settled()),
  );
  await waitUntilIdle(testBot);
  const tables = await testBot.store.selectFrom('tables').select('phase').execute();
  expect(tables).toEqual([{ phase: 'playing' }]);
  const told = ['theo', 'rex'].flatMap((name) =>
    getPerson(name)
      .sees(GENERAL)
      .filter(({ ephemeral }) => ephemeral),
  );
  expect(told.map(({ message }) => message.content)).toEqual([
    expect.stringMatching(/already a game in this channel/),
  ]);
});

test('quick start: starts one game when the gateway delivers the click twice', async () => {
  testBot.discord.faults.events.replay();
  await clickNow('theo');
  expect(await loadWholeLog(testBot.app, 1)).not.toHaveLength(0);
  expect(await testBot.store.selectFrom('tables').selectAll().execute()).toHaveLength(1);
  expect(getBoards(testBot, GENERAL)).toHaveLength(1);
});

test('welcome buttons: name the missing permission when the bot may not attach files', async () => {
  testBot.discord.channel(GENERAL).deny(P.AttachFiles);
  for (const label of [NOW, 'Play with a friend', 'Watch a demo game']) {
    const told = await waitForMessage(getPerson('theo').click(welcome, label));
    expect(told.content, label).toContain('Attach Files');
  }
  expect(await testBot.store.selectFrom('tables').selectAll().execute()).toEqual([]);
});

test('two-player start: asks for a two-player game and opens its lobby in the channel', async () => {
  const message = await waitForMessage(getPerson('theo').click(welcome, 'Play with a friend'));
  expect(isPrivate(message)).toBe(true);
  const [menu] = listPressable(message.components);
  const labels = menu?.options?.map(({ label }) => label);
  expect(labels).toEqual(['Runaround', 'Money Run', 'Go-Stop', 'Piecepack table']);
  const opened = await chooseLabel(getPerson('theo'), message, 'Choose a game for two.', 'Money Run');
  expect(opened.content).toContain('Your lobby is open');
  await waitUntilIdle(testBot);
  expect(getLobbyCard(testBot, GENERAL).content).toContain('Money Run');
  await (await getPerson('jisu').click(getLobbyCard(testBot, GENERAL), 'Join')).settled();
  expect((await loadStoredTable(testBot.app, 1)).seats).toHaveLength(2);
  const again = await chooseLabel(
    getPerson('rex'),
    await waitForMessage(getPerson('rex').click(welcome, 'Play with a friend')),
    'Choose a game for two.',
    'Go-Stop',
  );
  expect(again.content).toMatch(/already a game in this channel/);
});

test('sample match: shows a film privately, from which a game can be started', async () => {
  const film = await waitForMessage(getPerson('jisu').click(welcome, 'Watch a demo game'));
  expect(isPrivate(film)).toBe(true);
  expect(film.content).toMatch(/참새, 부엉이/);
  expect(film.content).not.toMatch(/이겼|승리/);
  expect(film.attachments).toMatchObject([
    { filename: 'replay.gif', description: expect.stringMatching(/다시보기/) },
  ]);
  expect(getOffers(film)).toEqual(['오소리와 바로 하기', '둘이서 하기']);
  expect(testBot.discord.channel(GENERAL).messages).toHaveLength(1);
  await waitForMessage(getPerson('jisu').click(film, '오소리와 바로 하기'));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record).toMatchObject({
    phase: 'playing',
    language: 'ko',
  });
});

test('about page: explains the bot in three sentences and each game in one', async () => {
  const about = await waitForMessage(getPerson('rex').click(welcome, 'What’s this?'));
  expect(isPrivate(about)).toBe(true);
  const [what, games] = about.content.split('\n\n').map((part) => part.split('\n'));
  expect([what?.length, games?.length]).toEqual([3, 6]);
});
