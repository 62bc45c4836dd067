import type { Entry } from '../../engine/entry.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import type { Kinds } from '../../engine/game.ts';
import type { Reason } from '../../engine/game-ai.ts';
import type { Match } from '../../engine/kernel.ts';

/**
 * Returns the purpose of a move as a spectator may know it at once, or null if the game gives none. Where players must
 * remember, it is published no longer than that knowledge. `before`: the match in which the move is made.
 */
export function getMoveReason<K extends Kinds>(
  { game, state }: Match<K>,
  { seat, events }: Entry<Pick<K, 'move' | 'event'>>,
): Reason | null {
  if (!game.ai?.reason) return null;
  return game.ai.reason(game.view(state, null), filterSeenEvents(game, events, null, 'now'), seat);
}
