import { pickRandomPath } from '../../ai/random-path.ts';
import { type Chance, createSeededChance } from '../../engine/chance.ts';
import type { Entry } from '../../engine/entry.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { advance, type Match, start } from '../../engine/kernel.ts';
import { getDefaultOptions, type Options } from '../../engine/options.ts';
import { refused } from '../../engine/refusal.ts';

/** Position of a random match, determined by these numbers. */
export interface WantedPosition {
  readonly game: Game;
  readonly seats: number;
  readonly options?: Options;
  readonly seed: number;
  /** Start position in the game's notation; by default the set-up. */
  readonly at?: string;
  /** Number of moves from there, or fewer if the match ends before. */
  readonly moves: number;
}

/** Match, with the events since the seat to move last acted. */
export interface GalleryPosition {
  readonly match: Match;
  readonly events: readonly unknown[];
  /** All moves since the start position, in order. */
  readonly moves: readonly Entry[];
}

/** Plays to the position. Throws if the game does not allow the moves. */
export function playToPosition(wanted: WantedPosition): GalleryPosition {
  const { game, seed, moves } = wanted;
  const chance = createSeededChance(seed);
  let now: GalleryPosition = { match: beginMatch(wanted, chance), events: [], moves: [] };
  while (now.match.played < moves) {
    const turn = game.turn(now.match.state);
    if (turn.kind === 'over') break;
    const seat = turn.seats[0] as Seat;
    const { move } = pickRandomPath(game, game.view(now.match.state, seat), seat, chance);
    const played = advance(now.match, seat, move, chance);
    if (refused(played)) throw new Error(`${game.id}: ${played.reason.key}`);
    const { match, entry } = played;
    const events = [...getEarlierEvents(now, match, seat), ...entry.events];
    now = { match, events, moves: [...now.moves, entry] };
  }
  return now;
}

/** Returns the events before a move when the same seat goes on: the roll is shown together with the move that uses it. */
function getEarlierEvents(now: GalleryPosition, after: Match, seat: Seat): readonly unknown[] {
  const turn = after.game.turn(after.state);
  return turn.kind === 'act' && after.game.table === 'match' && turn.seats.includes(seat) ? now.events : [];
}

function beginMatch({ game, seats, options: chosen = {}, at }: WantedPosition, chance: Chance): Match {
  const options = { ...getDefaultOptions(game.options), ...chosen };
  if (at !== undefined) {
    const state = game.notation.parse(at, options);
    if (refused(state)) throw new Error(`${game.id} has no position ${at}: ${JSON.stringify(state.reason)}`);
    return { game, seats, options, state, played: 0 };
  }
  const started = start(game, seats, options, chance);
  if (refused(started)) throw new Error(`${game.id}: ${started.reason.key}`);
  return started.match;
}
