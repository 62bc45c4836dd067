import { pickRandomPath, pickRandomStep } from '../ai/random-path.ts';
import type { Chance } from '../engine/chance.ts';
import type { Entry } from '../engine/entry.ts';
import type { Game, Kinds, Seat } from '../engine/game.ts';
import { advance, ask, type Match, type Played, start } from '../engine/kernel.ts';
import type { Options } from '../engine/options.ts';
import type { Question } from '../engine/question.ts';
import { type Refusal, refused } from '../engine/refusal.ts';

/** Finished playout: the match and its log. */
interface Playout<K extends Kinds> {
  readonly match: Match<K>;
  readonly log: readonly Entry<K>[];
}

/**
 * Plays a whole game of random answers as a table does. Uses the view of the seat, checks every answer with `ask`,
 * makes the move with `advance`, and keeps the log. Throws if the kernel refuses what it offered.
 */
export function playFullPlayout<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: Options,
  chance: Chance,
): Playout<K> {
  let { match } = requireAllowed(start(game, seats, options, chance));
  const log: Entry<K>[] = [];
  for (let turn = game.turn(match.state); turn.kind === 'act'; turn = game.turn(match.state)) {
    const played = playRandomAnswer(match, pickSeat(turn.seats, chance), chance);
    log.push(played.entry);
    match = played.match;
  }
  return { match, log };
}

/** Returns the seat to move; of several, a random one. */
function pickSeat(seats: readonly Seat[], chance: Chance): Seat {
  return seats[seats.length > 1 ? chance.draw(seats.length) : 0] as Seat;
}

function playRandomAnswer<K extends Kinds>(match: Match<K>, seat: Seat, chance: Chance): Played<K> {
  const view = match.game.view(match.state, seat);
  const path: string[] = [];
  let question: Question<K['move']> = requireAllowed(ask(match.game, view, seat, path));
  while (question.kind !== 'ready') {
    path.push(pickRandomStep(question, chance));
    question = requireAllowed(ask(match.game, view, seat, path));
  }
  return requireAllowed(advance(match, seat, question.move, chance));
}

/**
 * Plays a whole game by the game's own functions alone, as an AI search does. Uses no kernel, no view (for a game
 * without secrets the state is the view) and no log. Returns the number of moves.
 */
export function playBarePlayout<K extends Kinds>(game: Game<K>, opening: K['state'], chance: Chance): number {
  let state = opening;
  let played = 0;
  for (let turn = game.turn(state); turn.kind === 'act'; turn = game.turn(state)) {
    const seat = pickSeat(turn.seats, chance);
    const { move } = pickRandomPath(game, state, seat, chance);
    state = requireAllowed(game.apply(state, seat, move, chance, ignoreEvent));
    played++;
  }
  return played;
}

function ignoreEvent(): void {}

function requireAllowed<T>(outcome: T | Refusal): T {
  if (refused(outcome)) throw new Error(`Refused: ${outcome.reason.key}`);
  return outcome;
}
