import { type Entry, type Match, play, start } from '../../../src/engine/kernel.ts';
import type { Options } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { seeded } from '../../../src/engine/seeded.ts';
import { forage } from '../../../src/games/forage/index.ts';
import type { Forage, ForageState } from '../../../src/games/forage/types.ts';
import { optionsWith, randomMove } from './table.ts';

/** One move of a game, with the position before and after it. */
export interface Step {
  readonly before: ForageState;
  readonly entry: Entry<Forage>;
  readonly after: ForageState;
}

/** Every kind of table there is a rule for, as a few sets of options. */
export const SETTINGS: readonly Options[] = [
  { roundCap: 20 },
  { board: 'wide', faceUp: true, blanksLowest: true, roundCap: 20 },
  { board: 'ring', clearBoard: true, finishRound: true, roundCap: 20 },
  { board: 'wide', openMemory: true, roundCap: 20 },
  { board: 'torus', faceUp: true, finishRound: true, openMemory: true, roundCap: 60 },
];

/** A whole game of random moves, the same for the same number. */
export function* randomGame(number: number, seats: number, chosen: Options): Generator<Step> {
  const chance = seeded(number);
  const started = start(forage, seats, optionsWith(chosen), chance);
  if (refused(started)) throw new Error(started.reason.key);
  let match: Match<Forage> = started.match;
  while (!match.state.over) {
    const before = match.state;
    const played = play(match, before.mover, randomMove(before, chance), chance);
    if (refused(played)) throw new Error(`${played.reason.key} at ${forage.notation.print(before)}`);
    match = played.match;
    yield { before, entry: played.entry, after: match.state };
  }
}

/** Steps of random games under all settings, with three and with four players. */
export function* randomSteps(games: number): Generator<Step> {
  for (let game = 0; game < games; game++) {
    for (const settings of SETTINGS) yield* randomGame(game, 3 + (game % 2), settings);
  }
}
