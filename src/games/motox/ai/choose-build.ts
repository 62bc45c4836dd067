import { type Chance, pickOne } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { canLay, getRampTilesForSeat, getSides } from '../building/possible-builds.ts';
import { findHeading, getDirection } from '../compass.ts';
import type { MotoXMove, MotoXState, Spot } from '../types.ts';

/** Chooses a build: straights for jumping and low ramps, and tiles or coins in proportion to the hand. */
export function chooseBuild(view: MotoXState, seat: Seat, chance: Chance): MotoXMove {
  const { tiles = 0, coins = 0 } = view.hands[seat] ?? {};
  const spots = getRampTilesForSeat(view, seat);
  const lays = canLay(view, seat);
  if (!lays && spots.length === 0) return { kind: 'stuck' };
  const wantsTile = spots.length === 0 || chance.draw(tiles + coins) < tiles;
  return lays && wantsTile ? chooseTile(view, chance) : chooseRamp(view, spots, chance);
}

function chooseTile(view: MotoXState, chance: Chance): MotoXMove {
  if (view.track.length === 0) return { kind: 'tile', direction: null };
  const sides = getSides(view);
  const [before, last] = view.track.slice(-2);
  const ahead = before && last ? findHeading(before as Spot, last) : -1;
  const straight = sides.includes(ahead) && chance.draw(2) === 0;
  return { kind: 'tile', direction: getDirection(straight ? ahead : pickOne(chance, sides)) };
}

function chooseRamp({ track }: MotoXState, spots: readonly number[], chance: Chance): MotoXMove {
  const height = (tile: number) => track[tile]?.ramp ?? 0;
  const lowest = Math.min(...spots.map(height));
  const low = spots.filter((tile) => height(tile) === lowest);
  return { kind: 'coin', tile: pickOne(chance, low) };
}
