import { setImmediate } from 'node:timers/promises';
import { seekPath } from '../../engine/find-path.ts';
import type { Game, Seat } from '../../engine/game.ts';
import type { Path } from '../../engine/question.ts';
import { refused } from '../../engine/refusal.ts';
import { type Walk, walk } from '../../engine/walk.ts';

/**
 * The answers that lead a seat to a move, and the questions that they answer; null where there are none. They begin with
 * those of `start`, which were given. Others have their turn meanwhile.
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
