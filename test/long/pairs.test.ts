import { expect, test } from 'vitest';
import { forage } from '../../src/games/forage/index.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import { games } from '../../src/games/registry.ts';
import { flaws } from '../pairs/flaws.ts';
import { comparePairs } from '../pairs/pairs.ts';
import { createRenderPool } from '../support/test-bot.ts';

/** `PAIRS=500 PAIRS_SEED=7 vitest run --config vitest.long.config.ts test/long/pairs.test.ts` checks more or other pairs. */
const PAIRS = Number(process.env.PAIRS ?? 5);
const SEED = Number(process.env.PAIRS_SEED ?? 1);

/** Games with hidden information. */
const SECRETIVE = [forage, gostop, piecepack];

test.each(SECRETIVE.map((game) => [game.id, game] as const))(
  '%s: two worlds that differ in a secret send the same to a person who may not know it',
  async (id, game) => {
    const { pairs, sent, moves } = await comparePairs(game, { pairs: PAIRS, seed: SEED });
    console.log(
      `${id}: ${pairs} pairs of worlds, ${sent} messages in each, ${moves} moves that told them no difference`,
    );
    expect(pairs).toBe(PAIRS);
    expect(sent).toBeGreaterThan(10 * PAIRS);
  },
);

test('other games: hide nothing', async () => {
  for (const game of games.filter((one) => !SECRETIVE.some(({ id }) => id === one.id)))
    expect(await comparePairs(game, { pairs: 1, seed: SEED }), game.id).toMatchObject({ pairs: 0 });
});

test('pictures of two worlds that differ in a secret: are the same pixel by pixel', async () => {
  const renderPool = createRenderPool();
  expect(await comparePairs(gostop, { pairs: 1, seed: SEED, painters: renderPool })).toMatchObject({
    pairs: 1,
  });
  await renderPool.close();
});

test.each(flaws.map((flaw) => [flaw.name, flaw] as const))(
  'comparePairs: fails when %s gives a secret away',
  async (_, { leaky }) => {
    const comparing = comparePairs(forage, { pairs: 8, seed: 3, played: leaky(forage) });
    await expect(comparing).rejects.toThrow('which differs');
  },
);
