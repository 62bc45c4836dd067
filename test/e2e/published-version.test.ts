import { afterEach, beforeEach, expect, test } from 'vitest';
import { getPublishedVersion } from '../../src/discord/publishing/recovery.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { games } from '../../src/games/registry.ts';
import { getBoard, getLobbyCard, startMatch, takeTurn, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await testBot.end());

test.each(games.map(({ id }) => id))(
  'getPublishedVersion: reads a card of %s as a card of its own table only',
  async (game) => {
    const theo = testBot.discord.person('theo');
    await waitForMessage(theo.slash(CHANNEL, 'play', { game }));
    await waitUntilIdle(testBot);
    const card = getLobbyCard(testBot, CHANNEL);
    expect(['card', 'board', 'reminder'].map((kind) => getPublishedVersion(card, 1, kind as 'card'))).toEqual(
      [0, null, null],
    );
    expect(getPublishedVersion(card, 2, 'card')).toBeNull();
  },
);

test('getPublishedVersion: reads a board as a board of its own table only, with its version', async () => {
  await startMatch(testBot, { game: 'runaround', channel: CHANNEL, people: ['theo', 'mina'] });
  await takeTurn(testBot, CHANNEL, createSeededChance(1));
  const board = getBoard(testBot, CHANNEL);
  expect([
    getPublishedVersion(board, 1, 'card'),
    getPublishedVersion(board, 1, 'reminder'),
    getPublishedVersion(board, 2, 'board'),
  ]).toEqual([null, null, null]);
  expect(getPublishedVersion(board, 1, 'board')).toBeGreaterThan(0);
});
