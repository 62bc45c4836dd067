import type { Options } from '../../../src/engine/options.ts';
import { forage } from '../../../src/games/forage/index.ts';
import type { Forage } from '../../../src/games/forage/types.ts';
import * as kit from '../../support/game/random.ts';

/** One move, with the state before and after it. */
export type Step = kit.RandomStep<Forage>;

/** Sets of options that together use every rule. */
export const SETTINGS: readonly Options[] = [
  { roundCap: 20 },
  { board: 'wide', faceUp: true, blanksLowest: true, roundCap: 20 },
  { board: 'ring', clearBoard: true, finishRound: true, roundCap: 20 },
  { board: 'wide', openMemory: true, roundCap: 20 },
  { board: 'torus', faceUp: true, finishRound: true, openMemory: true, roundCap: 60 },
];

/** Plays a random match, the same for the same number. */
export function playRandomGame(number: number, seats: number, options: Options): Generator<Step> {
  return kit.playRandomGame(forage, number, { seats, options });
}

/** Steps of random games under all settings, with three and with four players. */
export function* playRandomSteps(games: number): Generator<Step> {
  for (let game = 0; game < games; game++) {
    for (const settings of SETTINGS) yield* playRandomGame(game, 3 + (game % 2), settings);
  }
}
