import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPerson } from '../../src/app/core/table.ts';
import { formatEntries } from '../../src/discord/text/log-lines.ts';
import { createSeededChance } from '../../src/engine/chance.ts';
import { getDefaultOptions } from '../../src/engine/options.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { games } from '../../src/games/registry.ts';
import { loadResults } from '../../src/store/results.ts';
import { createTable } from '../support/panels.ts';
import { findMover, getBoard, startMatch, waitForMessage } from '../support/table.ts';
import { openTestBot, type TestBot } from '../support/test-bot.ts';
import { expectCompleteLog, loadStoredTable } from '../support/verify.ts';
import { closeCalmly, waitUntilIdle } from '../support/wait-until-idle.ts';

const CHANNEL = 'table-one';

let testBot: TestBot;
beforeEach(async () => {
  testBot = await openTestBot();
});
afterEach(async () => await closeCalmly(testBot));

/** Every game for two players. */
const FOR_TWO = games
  .filter(({ table, seats }) => table === 'match' && seats.includes(2))
  .map(({ id }) => id);

test('games for two: are Runaround, Money Run and Go-Stop', () =>
  expect(FOR_TWO).toEqual(['runaround', 'moneyrun', 'gostop']));

test.each(
  FOR_TWO.flatMap((game) => [
    [game, ['theo', 'mina'], 'Mina'],
    [game, ['theo'], 'Badger'],
  ]) as [string, string[], string][],
)('resigning: ends %s for two with players %s, and %s wins', async (game, people, winner) => {
  await startMatch(testBot, { game, channel: CHANNEL, people, ais: 2 - people.length });
  const sure = await say('theo', 'table resign');
  expect(sure.content).toContain('The other player then wins.');
  await waitForMessage(getPerson('theo').click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
  const { record } = await loadStoredTable(testBot.app, 1);
  expect(record).toMatchObject({ phase: 'over', standings: [{ place: 2 }, { place: 1 }] });
  expect(await loadResults(testBot.store, 1)).toMatchObject([
    { name: 'Theo', place: 2, ending: 'resigned' },
    { name: winner, place: 1, ending: 'resigned' },
  ]);
  const { content } = getBoard(testBot, CHANNEL);
  expect(content).toMatch(/Theo resigns\./);
  expect(content).toContain(`**${winner} wins.**`);
  await expectCompleteLog(testBot.app, 1);
});

test('resigning: in Go-Stop of three an AI plays on, as the confirmation says', async () => {
  await startMatch(testBot, { game: 'gostop', channel: CHANNEL, people: ['theo', 'mina', 'rex'] });
  const sure = await say('theo', 'table resign');
  expect(sure.content).toContain('An AI then takes over your seat.');
  await waitForMessage(getPerson('theo').click(sure, 'Yes, resign'));
  await waitUntilIdle(testBot);
  const { record, seats } = await loadStoredTable(testBot.app, 1);
  expect([record.phase, seats[0]?.kind]).toEqual(['playing', 'ai']);
});

test('log entry of a resignation from an earlier version: still says that an AI plays on', () => {
  const left = { kind: 'resign', seat: 0, person: 'p0', name: 'Ann', number: 5, at: 1 } as const;
  const table = createTable(
    gostop,
    gostop.setup(2, getDefaultOptions(gostop.options), createSeededChance(1)),
    2,
  );
  expect(formatEntries(table, [left], null, 'later')).toEqual(['Ann leaves the game. An AI takes over.']);
});

test('resigning in Forage: an AI takes the seat, and another player becomes the host', async () => {
  await startMatch(testBot, { game: 'forage', channel: CHANNEL, people: ['theo', 'rex'], ais: 1 });
  await waitForMessage(getPerson('theo').click(await say('theo', 'table resign'), 'Yes, resign'));
  await waitUntilIdle(testBot);
  const { record, seats } = await loadStoredTable(testBot.app, 1);
  expect(record.phase).toBe('playing');
  expect(seats.map(({ seat }) => findPerson({ seats }, seat))).toEqual([null, getPerson('rex').id, null]);
  expect(findMover(testBot, CHANNEL)?.key).toBe('rex');
  const told = await say('theo', 'table cancel');
  expect(told.content).toMatch(/^Only \\\*Rex\\_\\\* 🦖 \(the host\)/);
  await waitForMessage(getPerson('rex').click(await say('rex', 'table resign'), 'Yes, resign'));
  await waitUntilIdle(testBot);
  expect((await loadStoredTable(testBot.app, 1)).record.phase).toBe('cancelled');
  expect(getBoard(testBot, CHANNEL).content).toContain('No players are left.');
});

function getPerson(name: string) {
  return testBot.discord.person(name);
}

async function say(who: string, words: string, options = {}): Promise<APIMessage> {
  return await waitForMessage(getPerson(who).slash(CHANNEL, words, options));
}
