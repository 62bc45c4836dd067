import type { SearchPlan } from '../../engine/mind.ts';

/** So many decisions are judged with all the playouts that a game asks for. */
const WHOLE = 60;

/**
 * How many playouts each of so many decisions gets: together they take no longer than those of a usual match, down to
 * the floor.
 */
export function playoutsFor({ playouts, floor }: SearchPlan, decisions: number): number {
  return Math.max(floor, Math.floor(playouts * Math.min(1, WHOLE / decisions)));
}
