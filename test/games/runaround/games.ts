import { listWholeMoves } from '../../../src/engine/kernel.ts';
import type { Options } from '../../../src/engine/options.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { Runaround, RunaroundMove, RunaroundState } from '../../../src/games/runaround/types.ts';
import * as kit from '../../support/game/random.ts';

/** One step of a game: the state before, what was played, the state after. */
export type Step = kit.RandomStep<Runaround>;

/** How many random games are looked at where nothing else is said; `RANDOM_GAMES` says how many. */
export const GAMES = Number(process.env.RANDOM_GAMES ?? 100);

/** The options of random game number `number`: every track and goal in turn. */
export function getOptions(number: number): Options {
  return { size: 16 + 2 * (number % 13), goal: 3 + (number % 3) };
}

/** A whole game of random moves, repeatable by its number. */
export function playRandomGame(number: number, options: Options = getOptions(number)): Generator<Step> {
  return kit.playRandomGame(runaround, number, { seats: 2, options });
}

/** All moves that are offered to the mover. */
export function listMoves(state: RunaroundState): readonly RunaroundMove[] {
  return [...listWholeMoves(runaround, runaround.view(state, state.mover), state.mover)].map(
    ({ move }) => move,
  );
}
