import { expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { forage } from '../../src/games/forage/index.ts';
import { games } from '../../src/games/registry.ts';
import { fuzz } from '../fuzz/fuzz.ts';
import { expectTheirs, momentOf } from '../fuzz/watch.ts';
import { startMatch, takeTurn } from '../support/table.ts';
import { openTestBot } from '../support/test-bot.ts';

/** `FUZZ=100 FUZZ_SEED=7 vitest run --config vitest.long.config.ts test/long/fuzz.test.ts` sends more or other interactions. */
const RUNS = Number(process.env.FUZZ ?? 8);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const LENGTH = 150;

test('fuzz: any interaction is answered once and in time and does no harm', async () => {
  const sent = await fuzz({ runs: RUNS, length: LENGTH, seed: SEED });
  console.log(`${sent} interactions in ${RUNS} runs`);
  expect(sent).toBeGreaterThan((RUNS * LENGTH) / 2);
});

test('fuzz: finds a game that throws', async () => {
  const next = () => {
    throw new Error('It has nothing to ask');
  };
  const broken = { ...forage, next };
  const versions = { games: games.map((game) => (game.id === broken.id ? broken : game)), earlier: [] };
  await expect(fuzz({ runs: 1, length: LENGTH, seed: 1, bot: { versions } })).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining('met a bug') }),
  });
});

test('fuzz: finds text that comes back with its markup in effect', async () => {
  const bot = { links: { readme: 'https://example.invalid/@everyone' } };
  await expect(fuzz({ runs: 6, length: LENGTH, seed: 1, bot })).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringContaining('comes back alive') }),
  });
});

test('fuzz: finds a move that another user made', async () => {
  const testBot = await openTestBot();
  await startMatch(testBot, { game: 'runaround', channel: 'table-one', people: ['theo', 'mina'] });
  const before = await momentOf(testBot);
  await takeTurn(testBot, 'table-one', createSeededChance(1));
  await expect(expectTheirs(testBot, before, testBot.discord.person('rex'))).rejects.toThrow(
    'rex has done the move',
  );
  await testBot.end();
});
