import type { Chance } from '../engine/chance.ts';
import type { Game, Seat } from '../engine/game.ts';
import { refused } from '../engine/refusal.ts';
import { sameJson } from '../engine/same-json.ts';
import { seenBy } from '../engine/seen-by.ts';
import type { Text } from '../engine/text.ts';

/** In so many worlds that look the same to a seat its move is tried. */
const WORLDS = 6;

/** What a seat sees, and what it may do there. */
interface Purposed {
  readonly game: Game;
  readonly view: unknown;
  readonly seat: Seat;
  readonly move: unknown;
}

/** What a move is for before it is made: what would be said of it in each of some worlds; null where that differs. */
export function purposeOf(purposed: Purposed, chance: Chance): Text | null {
  const [first, ...others] = Array.from({ length: WORLDS }, () => reasonIn(purposed, chance));
  const isSame = others.every((other) => sameJson(other, first));
  return first !== undefined && isSame ? first : null;
}

function reasonIn({ game, view, seat, move }: Purposed, chance: Chance): Text | null {
  if (!game.mind?.reason) return null;
  const events: unknown[] = [];
  const world = game.guess(view, seat, chance);
  if (refused(game.apply(world, seat, move, chance, (event) => events.push(event)))) return null;
  return game.mind.reason(view, seenBy(game, events, seat, 'now'), seat);
}
