import type { Chance } from '../../engine/chance.ts';
import type { Seat } from '../../engine/game.ts';
import type { Options } from '../../engine/options.ts';
import { readOptions } from './options.ts';
import { TILES, WAITING } from './track.ts';
import type { MotoXState } from './types.ts';

/** Tiles and half the coins dealt evenly (R-MX-1), the highest die begins (R-MX-2). */
export function setup(seats: number, options: Options, chance: Chance): MotoXState {
  const first = starter(seats, chance);
  const hand = { tiles: TILES / seats, coins: WAITING / seats };
  return {
    options: readOptions(options),
    phase: 'build',
    track: [],
    hands: Array.from({ length: seats }, () => hand),
    discard: 0,
    removed: 0,
    waiting: WAITING,
    bikes: Array.from({ length: seats }, () => null),
    first,
    mover: first,
    dice: null,
    started: false,
    rank: 0,
    winner: null,
  };
}

/** A die each, the null counting 0; whoever share the highest roll again (R-MX-2). */
function starter(seats: number, chance: Chance): Seat {
  let left: readonly Seat[] = Array.from({ length: seats }, (_, seat) => seat);
  while (left.length > 1) {
    const rolls = left.map(() => chance.draw(6));
    const best = Math.max(...rolls);
    left = left.filter((_, at) => rolls[at] === best);
  }
  return left[0] as Seat;
}
