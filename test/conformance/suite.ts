import { beforeAll, describe, expect, test } from 'vitest';
import { createSeededChance } from '../../src/engine/chance.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { tictactoe } from '../tictactoe/index.ts';
import { examineGame } from './examine.ts';
import { highcard } from './highcard/index.ts';
import { expectDrawn, samplePictures } from './pictures.ts';
import { listSettings } from './settings.ts';
import type { Setting } from './spot.ts';
import { introduceGame } from './strict-text.ts';
import type { Attention } from './walk.ts';

/** Seed of the games: `INVARIANT_SEED` repeats them; `INVARIANT_GAMES` is the number of games for each setting. */
const SUITE_SEED = Number(process.env.INVARIANT_SEED ?? Date.now() % 1_000_000);
const GAMES_PER_SETTING = Number(process.env.INVARIANT_GAMES ?? 1);
const TEST_GAMES = [tictactoe, highcard];

/** Extent of the tests of every game. */
interface Thoroughness {
  /** Number of random option combinations at each number of seats. */
  readonly random: number;
  /** Number of positions rendered, with random settings. */
  readonly drawn: number;
  readonly attention: Attention;
}

/**
 * Registers the conformance suite, which tests every invariant of every game.
 * At each number of seats it plays the default options, random combinations and each single deviation.
 */
export function testEveryGame({ random, drawn: pictures, attention }: Thoroughness): void {
  beforeAll(() => {
    console.log(`INVARIANT_SEED=${SUITE_SEED} INVARIANT_GAMES=${GAMES_PER_SETTING}`);
    TEST_GAMES.forEach(introduceGame);
  });

  describe.each([...games, ...earlier, ...TEST_GAMES])('$id, rules $rules', (game) => {
    const settings = listSettings(game, createSeededChance(SUITE_SEED), random);

    test.each(addTitles(settings))('keeps the invariants with %s', (_title, setting) => {
      for (let round = 0; round < GAMES_PER_SETTING; round++) {
        const broken = examineGame(game, setting, SUITE_SEED + round, attention);
        expect(broken.map(({ message }) => message)).toEqual([]);
      }
    });
  });

  describe.each([...games, ...earlier])('$id, rules $rules', (game) => {
    test('every view of a sample of positions draws', async () => {
      const settings = listSettings(game, createSeededChance(SUITE_SEED), 1);
      for (const request of samplePictures(game, settings, SUITE_SEED, pictures)) await expectDrawn(request);
    });
  });
}

function addTitles(settings: readonly Setting[]): (readonly [string, Setting])[] {
  return settings.map((setting) => [`${setting.seats} seats, ${JSON.stringify(setting.options)}`, setting]);
}
