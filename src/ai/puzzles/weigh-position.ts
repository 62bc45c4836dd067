import { judge } from '../judgement.ts';
import { type MoveOption, searchBestMove } from '../search-best-move.ts';
import { STRONGEST_STRENGTH } from '../strengths.ts';
import { getSeatKnowledge, isSameMove, listLegalMoves, type Position } from './replay-puzzle.ts';

/** Minimum lead of the best move over all others, as a share of the match, by the strongest AI's estimate. */
export const MIN_PUZZLE_LEAD = 0.15;

/** Factor on the usual number of playouts for that estimate. */
export const PLAYOUT_FACTOR = 10;

/** Playouts for a move that the search leaves out because it plainly leads to nothing. */
const GLANCE_PLAYOUTS = 1_600;

/** Moves considered, the best first, and the lead of the best over all others: 0 to 1. */
interface Weighing {
  readonly options: readonly MoveOption[];
  readonly lead: number;
}

/** Evaluates a position with the strongest AI and `times` its usual playouts. The same seed gives the same result. */
export function weighPosition(position: Position, times: number, seed: string): Weighing {
  const known = getSeatKnowledge(position);
  const playouts = Math.round(times * (known.game.ai?.search.playouts ?? 0));
  const { options } = searchBestMove(known.game, { ...known, strength: STRONGEST_STRENGTH, seed, playouts });
  const [best, ...others] = options.map(({ chance }) => chance ?? 0);
  return { options, lead: (best ?? 0) - Math.max(0, ...others) };
}

/** Returns the lead of the best of these moves over all legal moves that are not among them. */
export function computeLeadOverRest(
  position: Position,
  options: readonly MoveOption[],
  seed: string,
): number {
  const known = getSeatKnowledge(position);
  const { game, view, seat } = known;
  const { seats } = position.match;
  const rest = listLegalMoves(game, view, seat).filter(
    (move) => !options.some((option) => isSameMove(position, option.move, move)),
  );
  const chances = rest.map((move) => {
    const judged = judge(game, { ...known, move, seats, seed, playouts: GLANCE_PLAYOUTS });
    return judged?.made.worths[seat] ?? 1;
  });
  return (options[0]?.chance ?? 0) - Math.max(0, ...chances);
}
