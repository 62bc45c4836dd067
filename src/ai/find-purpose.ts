import type { Chance } from '../engine/chance.ts';
import { filterSeenEvents } from '../engine/filter-seen-events.ts';
import type { Game, Seat } from '../engine/game.ts';
import { isSameJson } from '../engine/is-same-json.ts';
import { refused } from '../engine/refusal.ts';
import type { Text } from '../engine/text.ts';

/** Number of worlds, indistinguishable to the seat, in which its move is tried. */
const WORLDS_TRIED = 6;

/** Move of a seat, with the seat's view. */
interface PurposeRequest {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  readonly move: unknown;
}

/** Returns the purpose of a move before it is made: its reason in each of several worlds, or null if these differ. */
export function findPurpose(purposed: PurposeRequest, chance: Chance): Text | null {
  const [first, ...others] = Array.from({ length: WORLDS_TRIED }, () => findReason(purposed, chance));
  const isSame = others.every((other) => isSameJson(other, first));
  return first !== undefined && isSame ? first : null;
}

function findReason({ game, view, seat, move }: PurposeRequest, chance: Chance): Text | null {
  if (!game.ai?.reason) return null;
  const events: unknown[] = [];
  const world = game.guess(view, seat, chance);
  if (refused(game.apply(world, seat, move, chance, (event) => events.push(event)))) return null;
  return game.ai.reason(view, filterSeenEvents(game, events, seat, 'now'), seat);
}
