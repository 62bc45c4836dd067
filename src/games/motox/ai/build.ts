import { type Chance, pickOne } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/game.ts';
import { canLay, sidesFor, spotsFor } from '../building/possible.ts';
import { directionOf, headingOf } from '../compass.ts';
import type { MotoXMove, MotoXState, Spot } from '../types.ts';

/** What a builder places who likes straights for jumping and low ramps, tiles and coins as they are in the hand. */
export function built(view: MotoXState, seat: Seat, chance: Chance): MotoXMove {
  const { tiles = 0, coins = 0 } = view.hands[seat] ?? {};
  const spots = spotsFor(view, seat);
  const lays = canLay(view, seat);
  if (!lays && spots.length === 0) return { kind: 'stuck' };
  const wantsTile = spots.length === 0 || chance.draw(tiles + coins) < tiles;
  return lays && wantsTile ? laid(view, chance) : raised(view, spots, chance);
}

function laid(view: MotoXState, chance: Chance): MotoXMove {
  if (view.track.length === 0) return { kind: 'tile', direction: null };
  const sides = sidesFor(view);
  const [before, last] = view.track.slice(-2);
  const ahead = before && last ? headingOf(before as Spot, last) : -1;
  const straight = sides.includes(ahead) && chance.draw(2) === 0;
  return { kind: 'tile', direction: directionOf(straight ? ahead : pickOne(chance, sides)) };
}

function raised({ track }: MotoXState, spots: readonly number[], chance: Chance): MotoXMove {
  const height = (tile: number) => track[tile]?.ramp ?? 0;
  const lowest = Math.min(...spots.map(height));
  const low = spots.filter((tile) => height(tile) === lowest);
  return { kind: 'coin', tile: pickOne(chance, low) };
}
