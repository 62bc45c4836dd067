import { judge } from '../judgement.ts';
import { type MoveOption, searchBestMove } from '../search-best-move.ts';
import { STRONGEST_STRENGTH } from '../strengths.ts';
import { isSameMove, listLegalMoves } from './legal-moves.ts';
import { getSeatKnowledge, type Position } from './replay-puzzle.ts';

/** By so much of the match the best move of a puzzle is ahead of all others, in the eyes of the strongest. */
export const MIN_PUZZLE_LEAD = 0.15;

/** So many times its usual playouts the strongest spends on that. */
export const PLAYOUT_FACTOR = 10;

/** A move that the strongest does not think of, as it plainly leads to nothing, is weighed by so many playouts. */
const GLANCE_PLAYOUTS = 1_600;

/** The moves that somebody considered, the best first, and by how much that is ahead of all others: 0 to 1. */
interface Weighing {
  readonly options: readonly MoveOption[];
  readonly lead: number;
}

/** What the strongest makes of a position by so many times its usual playouts. The same seed, the same comes of it. */
export function weighPosition(position: Position, times: number, seed: string): Weighing {
  const known = getSeatKnowledge(position);
  const playouts = Math.round(times * (known.game.mind?.search.playouts ?? 0));
  const { options } = searchBestMove(known.game, { ...known, strength: STRONGEST_STRENGTH, seed, playouts });
  const [best, ...others] = options.map(({ chance }) => chance ?? 0);
  return { options, lead: (best ?? 0) - Math.max(0, ...others) };
}

/** By how much the best of these is ahead of all legal moves that are not among them. */
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
