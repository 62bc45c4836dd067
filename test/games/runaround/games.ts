import type { Chance } from '../../../src/engine/chance.ts';
import { type Entry, type Match, moves, play, start } from '../../../src/engine/kernel.ts';
import type { Options } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { runaround } from '../../../src/games/runaround/index.ts';
import type { Runaround, RunaroundMove, RunaroundState } from '../../../src/games/runaround/types.ts';

/** One step of a game: the state before, what was played, the state after. */
export interface Step {
  readonly before: RunaroundState;
  readonly entry: Entry<Runaround>;
  readonly after: RunaroundState;
}

/** The options of random game number `number`: every track and goal in turn. */
export function optionsOf(number: number): Options {
  return { size: 16 + 2 * (number % 13), goal: 3 + (number % 3) };
}

/** A whole game of random moves, repeatable by its number. */
export function* randomGame(number: number, options: Options = optionsOf(number)): Generator<Step> {
  const chance = seeded(number);
  const started = start(runaround, 2, options, chance);
  if (refused(started)) throw new Error(started.reason.key);
  let match: Match<Runaround> = started.match;
  while (runaround.turn(match.state).kind === 'act') {
    const { match: after, entry } = played(match, chance);
    yield { before: match.state, entry, after: after.state };
    match = after;
  }
}

function played(
  match: Match<Runaround>,
  chance: Chance,
): { match: Match<Runaround>; entry: Entry<Runaround> } {
  const { mover } = match.state;
  const all = possible(match.state);
  const outcome = play(match, mover, all[chance.draw(all.length)] as RunaroundMove, chance);
  if (refused(outcome)) throw new Error(outcome.reason.key);
  return outcome;
}

/** All moves that are offered to the mover. */
export function possible(state: RunaroundState): readonly RunaroundMove[] {
  return [...moves(runaround, runaround.view(state, state.mover), state.mover)].map(({ move }) => move);
}
