import { pickRandomPath } from '../../../src/ai/random-path.ts';
import { createSeededChance } from '../../../src/engine/chance.ts';
import type { Entry } from '../../../src/engine/entry.ts';
import type { Game, Kinds, Seat } from '../../../src/engine/game.ts';
import { advance, type Match, start } from '../../../src/engine/kernel.ts';
import { applyDefaultOptions, type Options } from '../../../src/engine/options.ts';
import { refused } from '../../../src/engine/refusal.ts';

/** One move of a game, with the position before and after it. */
export interface RandomStep<K extends Kinds> {
  readonly before: K['state'];
  readonly seat: Seat;
  readonly entry: Entry<K>;
  readonly after: K['state'];
}

/** Number of players, and the options that differ from the defaults. */
export interface RandomSetting {
  readonly seats: number;
  readonly options?: Options;
  /** Number of moves after which to stop, for games without a bound. */
  readonly most?: number;
}

/** Returns the game's options with some chosen; throws if they do not exist. */
export function getOptions<K extends Kinds>(game: Game<K>, chosen: Options = {}): Options {
  const options = applyDefaultOptions(game.options, chosen);
  if (refused(options)) throw new Error(JSON.stringify(options));
  return options;
}

/** Plays a whole game of random moves, determined by `number`. Throws if it exceeds the game's bound. */
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

/** Yields the steps of random games, each setting in turn. */
export function* playRandomSteps<K extends Kinds>(
  game: Game<K>,
  settings: readonly RandomSetting[],
  games: number,
): Generator<RandomStep<K>> {
  for (let number = 0; number < games; number++) {
    for (const setting of settings) yield* playRandomGame(game, number, setting);
  }
}
