import { pickRandomPath } from '../../../src/ai/random-path.ts';
import type { Entry } from '../../../src/engine/entry.ts';
import type { Game, Kinds, Seat } from '../../../src/engine/game.ts';
import { advance, type Match, start } from '../../../src/engine/kernel.ts';
import { applyDefaultOptions, type Options } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';
import { createSeededChance } from '../../../src/engine/seeded-chance.ts';

/** One move of a game, with the position before and after it. */
export interface RandomStep<K extends Kinds> {
  readonly before: K['state'];
  readonly seat: Seat;
  readonly entry: Entry<K>;
  readonly after: K['state'];
}

/** Whose game it is: how many play, and the options that are not the usual ones. */
export interface RandomSetting {
  readonly seats: number;
  readonly options?: Options;
  /** Stop after so many moves, for games without a bound. */
  readonly most?: number;
}

/** The game's options with some chosen; throws when they do not exist. */
export function getOptions<K extends Kinds>(game: Game<K>, chosen: Options = {}): Options {
  const options = applyDefaultOptions(game.options, chosen);
  if (refused(options)) throw new Error(JSON.stringify(options));
  return options;
}

/** A whole game of random moves, the same for the same number. Throws when it is longer than the game says it can be. */
export function* playRandomGame<K extends Kinds>(
  game: Game<K>,
  number: number,
  { seats, options = {}, most = Number.POSITIVE_INFINITY }: RandomSetting,
): Generator<RandomStep<K>> {
  const chance = createSeededChance(number);
  const chosen = getOptions(game, options);
  const started = start(game, seats, chosen, chance);
  if (refused(started)) throw new Error(started.reason.key);
  let match: Match<K> = started.match;
  while (match.played < most) {
    const before = match.state;
    const turn = game.turn(before);
    if (turn.kind === 'over') return;
    const seat = turn.seats[chance.draw(turn.seats.length)] as Seat;
    const { move } = pickRandomPath(game, game.view(before, seat), seat, chance);
    const played = advance(match, seat, move, chance);
    if (refused(played)) throw new Error(`${played.reason.key} at ${game.notation.print(before)}`);
    match = played.match;
    if (match.played > game.bound(seats, chosen)) throw new Error(`Game ${number} does not end`);
    yield { before, seat, entry: played.entry, after: match.state };
  }
}

/** Steps of random games of every setting in turn. */
export function* playRandomSteps<K extends Kinds>(
  game: Game<K>,
  settings: readonly RandomSetting[],
  games: number,
): Generator<RandomStep<K>> {
  for (let number = 0; number < games; number++) {
    for (const setting of settings) yield* playRandomGame(game, number, setting);
  }
}
