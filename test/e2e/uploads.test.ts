import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import type { PlaygroundUser } from '../../src/playground/index.ts';
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
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';
import { reinviteBot } from '../support/welcome.ts';

const CHANNEL = 'table-one';
const LIMITS = 'Discord is limiting uploads on this server';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => {
  expectNoBug(testBot);
  await testBot.end();
});

test('limited uploads: card, board and panel come as text after a single refusal', async () => {
  limitUploads(true);
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  expect(getBoard(testBot, CHANNEL)).toMatchObject({ attachments: [] });
  expect(getBoard(testBot, CHANNEL).content).toContain('no pawn on the track');
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  const mover = findMover(testBot, CHANNEL) as PlaygroundUser;
  const panel = await waitForMessage(mover.click(getBoard(testBot, CHANNEL), 'View'));
  expect(panel.attachments).toEqual([]);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  expect(testBot.discord.problems.filter((line) => line.includes(' 400001 '))).toHaveLength(1);
});

test('limited uploads: a private answer that is refused comes as text', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  limitUploads(true);
  const panel = await waitForMessage(getPerson('mina').click(getBoard(testBot, CHANNEL), 'View'));
  expect(panel.attachments).toEqual([]);
  expect(panel.content).not.toContain('Something went wrong');
});

test('limited uploads: the welcome on a new server comes as text', async () => {
  limitUploads(true);
  expect((await reinviteBot(testBot)).attachments).toEqual([]);
});

test('limited uploads: only the host is told, once', async () => {
  limitUploads(true);
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'play', { game: 'runaround' }));
  await waitUntilIdle(testBot);
  await waitForMessage(getPerson('mina').click(getLobbyCard(testBot, CHANNEL), 'Join'));
  await pressInLobby(getPerson('theo'), getLobbyCard(testBot, CHANNEL), 'Settings');
  await waitForMessage(getPerson('theo').slash(CHANNEL, 'table start'));
  await waitUntilIdle(testBot);
  for (let turn = 0; turn < 2; turn++) {
    for (const name of ['theo', 'mina', 'rex'])
      await waitForMessage(getPerson(name).click(getBoard(testBot, CHANNEL), 'View'));
    await takeTurn(testBot, CHANNEL, createSeededChance(turn));
  }
  const told = testBot.discord.sent.filter(({ text }) => text.includes(LIMITS));
  expect(told.map(({ audience }) => audience)).toEqual([getPerson('theo').id]);
});

test('limited uploads: pictures return when the limit is lifted', async () => {
  limitUploads(true);
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  limitUploads(false);
  testBot.pass(2 * 3_600_000);
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  expect(getBoard(testBot, CHANNEL).attachments).toHaveLength(1);
});

test('limited uploads: a replay is answered without a film and without an error', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  limitUploads(true);
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  const film = await waitForMessage(getPerson('rex').slash(CHANNEL, 'table replay', {}));
  expect(film.attachments).toEqual([]);
  expect(film.content).not.toContain('Something went wrong');
});

function getPerson(name: string): PlaygroundUser {
  return testBot.discord.person(name);
}

function limitUploads(isLimited: boolean): void {
  testBot.discord.servers[0]?.limitUploads(isLimited);
}
