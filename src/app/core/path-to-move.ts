import { setImmediate } from 'node:timers/promises';
import { seekPath } from '../../engine/find-path.ts';
import type { Game, Seat } from '../../engine/game.ts';
import type { Path } from '../../engine/question.ts';
import { refused } from '../../engine/refusal.ts';
import { type Walk, walk } from '../../engine/walk.ts';

/**
 * Finds the answers that lead a seat to a move, with their questions, or null if there are none. The path begins with the
 * given answers of `start`. The search yields to the event loop between steps.
 */
export async function findPathToMove(
  game: Game,
  view: unknown,
  seat: Seat,
  move: unknown,
  start: Path = [],
): Promise<Walk | null> {
  const seeking = seekPath(game, view, seat, move, start);
  let found = seeking.next();
  for (; !found.done; found = seeking.next()) await setImmediate();
  const way = found.value && walk(game, view, seat, found.value);
  return way === null || refused(way) ? null : way;
}
