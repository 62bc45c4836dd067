import { listWholeMoves } from '../../../src/engine/kernel.ts';
import type { Options } from '../../../src/engine/options.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { Runaround, RunaroundMove, RunaroundState } from '../../../src/games/runaround/types.ts';
import * as kit from '../../support/game/random.ts';

/** One move, with the state before and after it. */
export type Step = kit.RandomStep<Runaround>;

/** Default number of random games; `RANDOM_GAMES` overrides it. */
export const GAMES = Number(process.env.RANDOM_GAMES ?? 100);

/** Returns the options of a random game by its number: every track and goal in turn. */
export function getOptions(number: number): Options {
  return { size: 16 + 2 * (number % 13), goal: 3 + (number % 3) };
}

/** Plays a random game, the same for the same number. */
export function playRandomGame(number: number, options: Options = getOptions(number)): Generator<Step> {
  return kit.playRandomGame(runaround, number, { seats: 2, options });
}

/** Returns all moves offered to the mover. */
export function listMoves(state: RunaroundState): readonly RunaroundMove[] {
  return [...listWholeMoves(runaround, runaround.view(state, state.mover), state.mover)].map(
    ({ move }) => move,
  );
}
