import type { Seat } from '../../../engine/game.ts';
import { getAdjacentSpot, type Heading } from '../compass.ts';
import { getOpenSides, getRampTiles } from '../track.ts';
import type { MotoXState, Tile } from '../types.ts';
import { canStayOpen } from './can-stay-open.ts';

/** The track with one tile more at its end. */
export function extendTrack(track: readonly Tile[], heading: Heading): readonly Tile[] {
  const last = track.at(-1);
  return [...track, { ...(last ? getAdjacentSpot(last, heading) : { x: 0, y: 0 }), ramp: 0 }];
}

/** How many tiles all players still hold. */
export function countTilesLeft({ hands }: MotoXState): number {
  return hands.reduce((sum, { tiles }) => sum + tiles, 0);
}

/** How many coins to build with all players still hold. */
export function countCoinsLeft({ hands }: MotoXState): number {
  return hands.reduce((sum, { coins }) => sum + coins, 0);
}

/** Whether the tiles that are left after this one could no longer all be laid (R-MX-8). */
export function isTrap(state: MotoXState, heading: Heading): boolean {
  return !canStayOpen(extendTrack(state.track, heading), countTilesLeft(state) - 1);
}

const sidesCache = new WeakMap<MotoXState, readonly Heading[]>();

/** The sides of the last tile where the next may lie; worked out once for each position. */
export function getSides(state: MotoXState): readonly Heading[] {
  const known = sidesCache.get(state);
  if (known) return known;
  const open = getOpenSides(state.track).filter(
    (heading) => state.options.traps === 'end' || !isTrap(state, heading),
  );
  sidesCache.set(state, open);
  return open;
}

/** Whether anybody can still lay a tile; without, the track ends here (R-MX-8, R-MX-13). */
export function canTrackGrow(state: MotoXState): boolean {
  return countTilesLeft(state) > 0 && (state.track.length === 0 || getSides(state).length > 0);
}

/** Whether the seat can lay a tile now. */
export function canLay(state: MotoXState, seat: Seat): boolean {
  return (state.hands[seat]?.tiles ?? 0) > 0 && canTrackGrow(state);
}

/** The tiles under which the seat can put a coin now. */
export function getRampTilesForSeat(state: MotoXState, seat: Seat): readonly number[] {
  return (state.hands[seat]?.coins ?? 0) > 0 ? getRampTiles(state.track) : [];
}

/** Whether nothing can be placed any more: neither tile nor coin by anybody (R-MX-12, R-MX-13). */
export function isBuilt(state: MotoXState): boolean {
  if (canTrackGrow(state)) return false;
  return countCoinsLeft(state) === 0 || getRampTiles(state.track).length === 0;
}

/** The next to the left who holds anything that may be placed sometime (R-MX-3, R-MX-4). */
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
