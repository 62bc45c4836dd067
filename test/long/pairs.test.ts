import { expect, test } from 'vitest';
import { forage } from '../../src/games/forage/index.ts';
import { gostop } from '../../src/games/gostop/index.ts';
import { piecepack } from '../../src/games/piecepack/index.ts';
import { games } from '../../src/games/registry.ts';
import { flaws } from '../pairs/flaws.ts';
import { comparePairs } from '../pairs/pairs.ts';
import { createRenderPool } from '../support/test-bot.ts';

/** `PAIRS=500 PAIRS_SEED=7 vitest run --config vitest.long.config.ts test/long/pairs.test.ts` looks at more, or others. */
const PAIRS = Number(process.env.PAIRS ?? 5);
const SEED = Number(process.env.PAIRS_SEED ?? 1);

/** The games in which something is hidden. */
const SECRETIVE = [forage, gostop, piecepack];

test.each(SECRETIVE.map((game) => [game.id, game] as const))(
  '%s: two worlds that somebody cannot tell apart send them the same',
  async (id, game) => {
    const { pairs, sent, moves } = await comparePairs(game, { pairs: PAIRS, seed: SEED });
    console.log(
      `${id}: ${pairs} pairs of worlds, ${sent} messages in each, ${moves} moves that told them no difference`,
    );
    expect(pairs).toBe(PAIRS);
    expect(sent).toBeGreaterThan(10 * PAIRS);
  },
);

test('in the other games nothing is hidden', async () => {
  for (const game of games.filter((one) => !SECRETIVE.some(({ id }) => id === one.id)))
    expect(await comparePairs(game, { pairs: 1, seed: SEED }), game.id).toMatchObject({ pairs: 0 });
});

test('the pictures are the same, dot by dot', async () => {
  const renderPool = createRenderPool();
  expect(await comparePairs(gostop, { pairs: 1, seed: SEED, workers: renderPool })).toMatchObject({
    pairs: 1,
  });
  await renderPool.close();
});

test.each(flaws.map((flaw) => [flaw.name, flaw] as const))(
  'it is found out where %s gives a secret away',
  async (_, { leaky }) => {
    const comparing = comparePairs(forage, { pairs: 8, seed: 3, played: leaky(forage) });
    await expect(comparing).rejects.toThrow('which differs');
  },
);
