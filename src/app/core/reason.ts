import type { Entry } from '../../engine/entry.ts';
import { filterSeenEvents } from '../../engine/filter-seen-events.ts';
import type { Kinds } from '../../engine/game.ts';
import type { Match } from '../../engine/kernel.ts';
import type { Reason } from '../../engine/reason.ts';

/**
 * What a move was for, as whoever watches may know it at once; where players have to remember it is told no longer than
 * that. `before`: the match that the move was made in. Null where the game says nothing.
 */
export function getMoveReason<K extends Kinds>(
  { game, state }: Match<K>,
  { seat, events }: Entry<Pick<K, 'move' | 'event'>>,
): Reason | null {
  if (!game.mind?.reason) return null;
  return game.mind.reason(game.view(state, null), filterSeenEvents(game, events, null, 'now'), seat);
}
