import type { Chance } from '../engine/chance.ts';
import type { Entry } from '../engine/entry.ts';
import type { Seat } from '../engine/game.ts';
import { advance, type Match } from '../engine/kernel.ts';
import { computeForcedMove } from '../engine/public-question.ts';
import { refused } from '../engine/refusal.ts';
import { Notes } from './notes.ts';
import { searchBestMove } from './search-best-move.ts';
import { MIDDLE_STRENGTH, type StrengthId } from './strengths.ts';

/** Move of a match among AI seats, and the match after it. */
export interface ExhibitionMove {
  readonly entry: Entry;
  /** True if it was visibly the only move. */
  readonly forced: boolean;
  readonly match: Match;
}

/** Maximum number of moves of a match among AIs; the longest that came to an end had fewer than 1,200. */
export const MAX_MATCH_MOVES = 3_000;

/**
 * Plays a match with these AIs, by seat, move by move, to its end or to {@link MAX_MATCH_MOVES}. The same randomness
 * gives the same match. Searches are as short as possible, a few ms a move.
 */
export function* playExhibition(
  begun: Match,
  strengths: readonly StrengthId[],
  chance: Chance,
): Generator<ExhibitionMove> {
  const { game } = begun;
  const views = strengths.map((_, seat) => game.view(begun.state, seat));
  const notes = new Notes(game, views);
  let match = begun;
  for (
    let turn = game.turn(match.state);
    turn.kind === 'act' && match.played < MAX_MATCH_MOVES;
    turn = game.turn(match.state)
  ) {
    const seat = turn.seats[0] ?? 0;
    const strength = strengths[seat] ?? MIDDLE_STRENGTH;
    const shown = makeExhibitionMove(match, seat, { strength, notes: notes.of(seat), chance });
    match = shown.match;
    notes.addEvents(shown.entry.events);
    yield shown;
  }
}

interface ExhibitionPlayer {
  readonly strength: StrengthId;
  readonly notes: unknown;
  readonly chance: Chance;
}

function makeExhibitionMove(
  match: Match,
  seat: Seat,
  { strength, notes, chance }: ExhibitionPlayer,
): ExhibitionMove {
  const { game, state } = match;
  const view = game.view(state, seat);
  const forced = computeForcedMove(game, game.view(state, null), view, seat) !== null;
  const playouts = game.ai?.search.minPlayouts ?? 0;
  const { move } = searchBestMove(game, {
    view,
    seat,
    notes,
    strength,
    seed: createMoveSeed(match),
    playouts,
  });
  const played = advance(match, seat, move, chance);
  if (refused(played)) throw new Error(`An AI of ${game.id} was refused: ${played.reason.key}`);
  return { ...played, forced };
}

/** Creates the seed of a move's search, different for each move. */
function createMoveSeed({ played }: Match): string {
  return played.toString(16).padStart(32, '0');
}
