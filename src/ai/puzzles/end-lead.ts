import { createSeededChance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import { advance, type Match } from '../../engine/kernel.ts';
import { refused } from '../../engine/refusal.ts';
import { MAX_MATCH_MOVES } from '../exhibition.ts';
import { Notes } from '../notes.ts';
import { drawSeed } from '../search/stream.ts';
import { searchBestMove } from '../search-best-move.ts';
import { STRONGEST_STRENGTH } from '../strengths.ts';
import type { Position } from './replay-puzzle.ts';

/** Minimum lead of the best move over the next when both are played to the real end; 1 is a whole match. */
export const MIN_END_LEAD = 0.1;

/** Maximum number of pairs of continuations, and the number of pairs between two checks of the result. */
const MAX_PAIRS = 200;
const BATCH = 20;
/**
 * Distance from {@link MIN_END_LEAD} at which the result counts as clear, in standard errors; high, as each of several
 * checks may err.
 */
const CLEAR_ERRORS = 3;
/** Playouts of each search in a continuation, unless the game's minimum is higher. */
const CONTINUATION_PLAYOUTS = 200;

/** Lead of one move over another at the end (0 to 1), its standard error, and the number of pairs of matches. */
interface EndLead {
  readonly lead: number;
  readonly error: number;
  readonly pairs: number;
}

/**
 * Plays two moves on to the end of the match, in pairs with the same randomness. The strongest AI has all seats; the
 * worlds are consistent with the mover's view. Stops as soon as it is clear on which side of {@link MIN_END_LEAD} the
 * lead is.
 */
export function measureEndLead(position: Position, one: unknown, other: unknown, seed: number): EndLead {
  const luck = createSeededChance(seed);
  let [pairs, sum, squares] = [0, 0, 0];
  const told = (): EndLead => ({ lead: sum / pairs, error: computeError(pairs, sum, squares), pairs });
  while (pairs < MAX_PAIRS && !(pairs >= 2 * BATCH && isClear(told()))) {
    for (let pair = 0; pair < BATCH; pair++, pairs++) {
      const lead = measureLeadOnce(position, one, other, luck.draw(2 ** 31));
      sum += lead;
      squares += lead ** 2;
    }
  }
  return told();
}

function isClear({ lead, error }: EndLead): boolean {
  return Math.abs(lead - MIN_END_LEAD) > CLEAR_ERRORS * error;
}

/** Computes the standard error with one extra win for each move, as a few pairs may all end alike. */
function computeError(pairs: number, sum: number, squares: number): number {
  return Math.sqrt(((squares + 2) / (pairs + 2) - (sum / pairs) ** 2) / pairs);
}

function measureLeadOnce({ match, seat }: Position, one: unknown, other: unknown, luck: number): number {
  const { game } = match;
  const world = { ...match, state: game.guess(game.view(match.state, seat), seat, createSeededChance(luck)) };
  const [first, second] = [one, other].map((move) => playToShare(world, seat, move, luck + 1));
  return (first as number) - (second as number);
}

/** Returns the seat's share of the first place at the end, or nothing if the match does not end. */
function playToShare(start: Match, seat: Seat, move: unknown, luck: number): number {
  const { game, seats } = start;
  const [rules, chance] = [createSeededChance(luck), createSeededChance(luck + 1)];
  const views = Array.from({ length: seats }, (_, viewer) => game.view(start.state, viewer));
  const notes = new Notes(game, views);
  const playouts = Math.max(CONTINUATION_PLAYOUTS, game.ai?.search.minPlayouts ?? 0);
  let [match, next, mover] = [start, move, seat];
  for (let moves = 0; moves < MAX_MATCH_MOVES; moves++) {
    const played = advance(match, mover, next, rules);
    if (refused(played)) throw new Error(`${game.id} refused ${JSON.stringify(next)}: ${played.reason.key}`);
    match = played.match;
    notes.addEvents(played.entry.events);
    const turn = game.turn(match.state);
    if (turn.kind === 'over') return getFirstPlaceShare(turn.standings, seat);
    mover = turn.seats[0] as Seat;
    const known = { view: game.view(match.state, mover), seat: mover, notes: notes.of(mover) };
    next = searchBestMove(game, {
      ...known,
      strength: STRONGEST_STRENGTH,
      seed: drawSeed(chance),
      playouts,
    }).move;
  }
  return 0;
}

function getFirstPlaceShare(
  standings: readonly { readonly seat: Seat; readonly place: number }[],
  seat: Seat,
): number {
  const first = standings.filter(({ place }) => place === 1);
  return first.some((one) => one.seat === seat) ? 1 / first.length : 0;
}
