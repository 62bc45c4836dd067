import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { listPressable } from '../../src/playground/index.ts';
import { findMover, getBoard, getBoards, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

test('board: mentions the player to move and no one else', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const mover = findMover(testBot, CHANNEL);
  const boards = testBot.discord.sent.filter(
    ({ kind, audience }) => kind === 'message' && audience === 'channel',
  );
  expect(boards.map(({ pinged }) => pinged)).toEqual([[], [mover?.id]]);
  expect(getBoard(testBot, CHANNEL).content).toContain(`<@${mover?.id}>`);
  const elsewhere = testBot.discord.sent.filter((one) => !boards.includes(one));
  expect(elsewhere.flatMap(({ pinged }) => pinged)).toEqual([]);
});

test('board: keeps its picture and loses its buttons when a newer one is posted', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  const old = getBoard(testBot, CHANNEL);
  const mover = findMover(testBot, CHANNEL)?.key ?? '';
  await say(mover, 'move', { text: 'roll' });
  await waitUntilIdle(testBot);
  const rolled = getBoard(testBot, CHANNEL);
  expect(rolled.id).toBe(old.id);
  testBot.pass(120_000);
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  const now = testBot.discord.message(old.id) as APIMessage;
  expect(listLabels(now)).toEqual([]);
  expect(now.attachments).toEqual(rolled.attachments);
  expect(now.mentions).toEqual([]);
  expect(getBoards(testBot, CHANNEL)).toHaveLength(1);
  expect(getBoard(testBot, CHANNEL).id).not.toBe(old.id);
});

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function say(who: string, words: string, options = {}): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, words, options));
}

function listLabels(message: APIMessage): readonly string[] {
  return listPressable(message.components).map((one) => one.label ?? one.placeholder ?? '');
}
