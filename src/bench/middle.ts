import type { Game } from '../engine/game.ts';
import { advance, type Match, start } from '../engine/kernel.ts';
import { defaults } from '../engine/options.ts';
import { refused } from '../engine/refusal.ts';
import { seeded } from '../engine/seeded.ts';
import { randomPath } from '../players/random.ts';

/** A match of random players, half as old as one of theirs gets: the same each time. */
export function middleOf(game: Game): Match {
  const whole = played(game, Number.POSITIVE_INFINITY);
  return played(game, Math.floor(whole.played / 2));
}

/** A match after so many moves, or at its end. */
function played(game: Game, moves: number): Match {
  const chance = seeded(11);
  const started = start(game, game.seats[0] ?? 2, defaults(game.options), chance);
  if (refused(started)) throw new Error(`${game.id} cannot begin: ${started.reason.key}`);
  let { match } = started;
  for (let turn = game.turn(match.state); turn.kind === 'act' && match.played < moves; ) {
    const seat = turn.seats[0] ?? 0;
    const { move } = randomPath(game, game.view(match.state, seat), seat, chance);
    const made = advance(match, seat, move, chance);
    if (refused(made)) throw new Error(`${game.id} refuses what it offers: ${made.reason.key}`);
    match = made.match;
    turn = game.turn(match.state);
  }
  return match;
}
