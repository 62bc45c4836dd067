import { afterEach, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import {
  addAi,
  getBoard,
  getLobbyCard,
  getOffers,
  playOut,
  pressInLobby,
  startMatch,
} from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, expectToldOnce, loadStoredTable } from '../support/verify.ts';
import { expectCalm } from '../support/wait-until-idle.ts';

let testBot: TestBot;
afterEach(async () => await testBot.end());

test('AI seats: one person and three AIs play Forage to the end', async () => {
  testBot = await openTestBot();
  await startMatch(testBot, { game: 'forage', channel: 'table-one', people: ['rex'], ais: 3 });
  const lobby = testBot.discord.channel('table-one').messages[0];
  expect(lobby?.content).toContain('Badger 3');
  await playOut(testBot, 'table-one', createSeededChance(5));
  await expectPlayed(3);
});

test('AI seats: one person and one AI play Runaround to the end', async () => {
  testBot = await openTestBot();
  const options = [['Track', '18 spaces']] as const;
  await startMatch(testBot, { game: 'runaround', channel: 'table-one', people: ['theo'], ais: 1, options });
  await playOut(testBot, 'table-one', createSeededChance(6));
  await expectPlayed(1);
});

test('AI seats: the host can remove an AI and add another one', async () => {
  testBot = await openTestBot();
  const host = testBot.discord.person('theo');
  await host.slash('table-one', 'play', { game: 'runaround' });
  await testBot.bot.publisher.idle();
  const panel = await addAi(host, getLobbyCard(testBot, 'table-one'), 'Sparrow');
  expect(panel.content).toContain('Sparrow joined. Add another?');
  expect(getOffers(panel)).toEqual([]);
  await testBot.bot.publisher.idle();
  expect(getLobbyCard(testBot, 'table-one').content).toContain('2. Sparrow (blue) · Easy. Impulsive');
  await pressInLobby(host, getLobbyCard(testBot, 'table-one'), 'Remove AI');
  await testBot.bot.publisher.idle();
  await addAi(host, getLobbyCard(testBot, 'table-one'), 'Owl');
  await testBot.bot.publisher.idle();
  expect((await loadStoredTable(testBot.app, 1)).seats).toMatchObject([
    { kind: 'person', person: host.id },
    { kind: 'ai', player: 'owl', name: 'Owl' },
  ]);
  expectCalm(testBot);
});

async function expectPlayed(ais: number): Promise<void> {
  const { record, seats: occupants } = await loadStoredTable(testBot.app, 1);
  expect(record.phase).toBe('over');
  expect(getBoard(testBot, 'table-one').content).toMatch(/wins|share the win/);
  expect(occupants.filter(({ kind }) => kind === 'ai')).toHaveLength(ais);
  const log = await expectCompleteLog(testBot.app, 1);
  const seats = new Set(log.filter((entry) => entry.kind === 'move').map(({ seat }) => seat));
  expect(seats.size).toBe(occupants.length);
  await expectToldOnce(testBot.store, 1);
  expectCalm(testBot);
}
