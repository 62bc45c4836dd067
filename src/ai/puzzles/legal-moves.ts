import { createSeededChance } from '../../engine/chance.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { listWholeMoves } from '../../engine/kernel.ts';
import { formatCanonicalJson } from '../../engine/record.ts';
import { refused } from '../../engine/refusal.ts';
import type { Position } from './replay-puzzle.ts';

/** Returns all whole moves of the seat. */
export function listLegalMoves(game: Game, view: unknown, seat: Seat): readonly unknown[] {
  return [...listWholeMoves(game, view, seat)].map(({ move }) => move);
}

/** Returns whether two moves are equivalent to the AI (two plain junk cards) or by the rules (two ways to one space). */
export function isSameMove(position: Position, one: unknown, other: unknown): boolean {
  const { match, seat } = position;
  const { game, state } = match;
  const view = game.view(state, seat);
  if (game.ai && game.ai.encode(one, view, seat) === game.ai.encode(other, view, seat)) return true;
  const [first, second] = [one, other].map((move) => getStateAfterMove(position, move));
  return first !== null && first === second;
}

/** Returns whether the rules allow the move. */
export function isLegalMove(position: Position, move: unknown): boolean {
  return getStateAfterMove(position, move) !== null;
}

/** Returns the state after a move. All moves get the same outcomes, so that states can be compared. */
function getStateAfterMove({ match: { game, state }, seat }: Position, move: unknown): string | null {
  const next = game.apply(state, seat, move, createSeededChance(1), () => {});
  return refused(next) ? null : formatCanonicalJson(next);
}
