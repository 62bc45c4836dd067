import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../src/engine/seeded.ts';
import { earlier } from '../../src/games/earlier.ts';
import { games } from '../../src/games/registry.ts';
import { tictactoe } from '../tictactoe/index.ts';
import { examine } from './examine.ts';
import { highcard } from './highcard/index.ts';
import { drawn, sampled } from './picture.ts';
import { settingsOf } from './settings.ts';
import { introduce } from './spoken.ts';
import type { Setting } from './spot.ts';
import type { Attention } from './walk.ts';

/** `LAW_SEED` plays the same games again; `LAW_GAMES` is how many are played of each setting. */
const SEED = Number(process.env.LAW_SEED ?? Date.now() % 1_000_000);
const GAMES = Number(process.env.LAW_GAMES ?? 1);
const OWN = [tictactoe, highcard];

/** How much of every game is looked at. */
interface Thoroughness {
  /** Combinations of options by chance, at each number of seats. */
  readonly random: number;
  /** Positions that are drawn, of settings by chance. */
  readonly drawn: number;
  readonly attention: Attention;
}

/**
 * The suite that holds every game to every law: at each number of seats the usual options, combinations of them by chance,
 * and each single deviation.
 */
export function everyGameKeepsTheLaws({ random, drawn: pictures, attention }: Thoroughness): void {
  beforeAll(() => {
    console.log(`LAW_SEED=${SEED} LAW_GAMES=${GAMES}`);
    OWN.forEach(introduce);
  });

  describe.each([...games, ...earlier, ...OWN])('$id, rules $rules', (game) => {
    const settings = settingsOf(game, seeded(SEED), random);

    test.each(titled(settings))('keeps the laws with %s', (_title, setting) => {
      for (let round = 0; round < GAMES; round++) {
        const broken = examine(game, setting, SEED + round, attention);
        expect(broken.map(({ message }) => message)).toEqual([]);
      }
    });
  });

  describe.each([...games, ...earlier])('$id, rules $rules', (game) => {
    test('every view of a sample of positions draws', async () => {
      const settings = settingsOf(game, seeded(SEED), 1);
      for (const request of sampled(game, settings, SEED, pictures)) await drawn(request);
    });
  });
}

function titled(settings: readonly Setting[]): (readonly [string, Setting])[] {
  return settings.map((setting) => [`${setting.seats} seats, ${JSON.stringify(setting.options)}`, setting]);
}
