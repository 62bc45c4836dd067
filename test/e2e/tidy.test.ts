import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { openTestBotForWeeks, passTime } from '../support/days.ts';
import { beginPacedMatch, playUntilTurnPasses } from '../support/paced-match.ts';
import { chooseLabel, findMover, getBoard, getOffers, waitForMessage } from '../support/table.ts';
import type { TestBot } from '../support/test-bot.ts';
import { expectNoBug, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';
const MENU = 'What happens to old boards?';
const chance = createSeededChance(7);

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBotForWeeks();
});
afterEach(async () => {
  const { problems } = testBot.discord;
  expect(problems.filter((line) => !line.startsWith('DELETE'))).toEqual([]);
  expectNoBug(testBot);
  await testBot.end();
});

test('old boards: keep text and picture by default', async () => {
  await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await takeTurns(3);
  const [old] = listBoards();
  expect(listBoards().length).toBeGreaterThan(2);
  expect(old?.content).toMatch(/^\*\*Runaround\*\*\n/);
  expect(old?.attachments).toHaveLength(1);
});

test('old boards: shrink to one line without picture and buttons when the server chose so', async () => {
  await choose('Shrink old boards');
  await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await takeTurns(3);
  const newest = getBoard(testBot, CHANNEL);
  const old = listBoards().filter(({ id }) => id !== newest.id);
  expect(old.length).toBeGreaterThan(1);
  for (const board of old) {
    expect(board.content).toMatch(/^-# \*\*Runaround\*\* · [^\n]+$/);
    expect([board.attachments, getOffers(board)]).toEqual([[], []]);
  }
  expect(newest.attachments).toHaveLength(1);
});

test('old boards: are deleted when the server chose so, except the newest and the final one', async () => {
  await choose('Delete old boards');
  const host = await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  await takeTurns(3);
  expect(listBoards().map(({ id }) => id)).toEqual([getBoard(testBot, CHANNEL).id]);
  const sure = await waitForMessage(host.slash(CHANNEL, 'table resign'));
  await waitForMessage(host.click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
  expect(listBoards()).toHaveLength(1);
  expect(listBoards()[0]?.content).toContain('wins');
  expect(listBoards()[0]?.attachments).toHaveLength(1);
});

test('old boards: one that could not be deleted is deleted after the next start', async () => {
  await choose('Delete old boards');
  await beginPacedMatch(testBot, CHANNEL, { pace: 'null' });
  const path = /^\/channels\/\d+\/messages\/\d+$/;
  testBot.discord.faults.next({ method: 'DELETE', path }, { kind: 'refuse', status: 500, code: 0 });
  await takeTurns(1);
  testBot = await testBot.again();
  await takeTurns(1);
  expect(listBoards().map(({ id }) => id)).toEqual([getBoard(testBot, CHANNEL).id]);
});

async function choose(mode: string): Promise<void> {
  const mina = testBot.discord.person('mina');
  const settings = await waitForMessage(mina.slash(CHANNEL, 'server'));
  await chooseLabel(mina, await waitForMessage(mina.click(settings, 'Messages')), MENU, mode);
}

async function takeTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    await playUntilTurnPasses(testBot, CHANNEL, chance);
    await passTime(testBot, 120_000);
  }
  expect(findMover(testBot, CHANNEL)).not.toBe(null);
}

/** Lists the present and former Runaround boards of the channel, oldest first, without the lobby card. */
function listBoards(): readonly APIMessage[] {
  const { messages } = testBot.discord.channel(CHANNEL);
  return messages.filter(
    ({ content, flags = 0 }) =>
      /^(-# \*\*Runaround\*\* ·|\*\*Runaround\*\*\n)/.test(content) && (flags & 64) === 0,
  );
}
