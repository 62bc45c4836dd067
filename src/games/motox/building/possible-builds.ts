import type { Seat } from '../../../engine/game.ts';
import { getAdjacentSpot, type Heading } from '../compass.ts';
import { getOpenSides, getRampTiles } from '../track.ts';
import type { MotoXState, Tile } from '../types.ts';
import { canStayOpen } from './can-stay-open.ts';

/** Returns the track with one more tile at its end. */
export function extendTrack(track: readonly Tile[], heading: Heading): readonly Tile[] {
  const last = track.at(-1);
  return [...track, { ...(last ? getAdjacentSpot(last, heading) : { x: 0, y: 0 }), ramp: 0 }];
}

/** Counts the tiles that all players still hold. */
export function countTilesLeft({ hands }: MotoXState): number {
  return hands.reduce((sum, { tiles }) => sum + tiles, 0);
}

/** Counts the coins for building that all players still hold. */
export function countCoinsLeft({ hands }: MotoXState): number {
  return hands.reduce((sum, { coins }) => sum + coins, 0);
}

/** Returns whether the remaining tiles could no longer all be laid after this one (R-MX-8). */
export function isTrap(state: MotoXState, heading: Heading): boolean {
  return !canStayOpen(extendTrack(state.track, heading), countTilesLeft(state) - 1);
}

const sidesCache = new WeakMap<MotoXState, readonly Heading[]>();

/** Returns the sides of the last tile where the next may lie, computed once for each position. */
export function getSides(state: MotoXState): readonly Heading[] {
  const known = sidesCache.get(state);
  if (known) return known;
  const open = getOpenSides(state.track).filter(
    (heading) => state.options.traps === 'end' || !isTrap(state, heading),
  );
  sidesCache.set(state, open);
  return open;
}

/** Returns whether any player can still lay a tile; if not, the track ends here (R-MX-8, R-MX-13). */
export function canTrackGrow(state: MotoXState): boolean {
  return countTilesLeft(state) > 0 && (state.track.length === 0 || getSides(state).length > 0);
}

/** Returns whether the seat can lay a tile now. */
export function canLay(state: MotoXState, seat: Seat): boolean {
  return (state.hands[seat]?.tiles ?? 0) > 0 && canTrackGrow(state);
}

/** Returns the tiles under which the seat can put a coin now. */
export function getRampTilesForSeat(state: MotoXState, seat: Seat): readonly number[] {
  return (state.hands[seat]?.coins ?? 0) > 0 ? getRampTiles(state.track) : [];
}

/** Returns whether no player can place a tile or a coin any more (R-MX-12, R-MX-13). */
export function isBuilt(state: MotoXState): boolean {
  if (canTrackGrow(state)) return false;
  return countCoinsLeft(state) === 0 || getRampTiles(state.track).length === 0;
}

/** Returns the next seat to the left that holds anything that can still be placed (R-MX-3, R-MX-4). */
export function findNextBuilder(state: MotoXState, after: Seat): Seat {
  const seats = state.hands.length;
  const grows = canTrackGrow(state);
  const order = state.hands.map((_, steps) => (after + 1 + steps) % seats);
  const next = order.find((seat) => {
    const { tiles, coins } = state.hands[seat] as MotoXState['hands'][number];
    return coins > 0 || (tiles > 0 && grows);
  });
  if (next === undefined) throw new Error('Nobody holds anything to build with');
  return next;
}
