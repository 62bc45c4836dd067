import type { Chance } from '../../engine/chance.ts';
import type { Options } from '../../engine/options.ts';
import { rollOff } from '../../engine/roll-off.ts';
import { countTilesLeft } from './building/possible-builds.ts';
import { readOptions } from './options.ts';
import { TILE_COUNT, WAITING_COINS } from './track.ts';
import type { MotoXState } from './types.ts';

/** Sets up a match: tiles and half the coins dealt evenly (R-MX-1), and the highest die begins (R-MX-2). */
export function setup(seats: number, options: Options, chance: Chance): MotoXState {
  const { first } = rollOff(seats, chance);
  const hand = { tiles: TILE_COUNT / seats, coins: WAITING_COINS / seats };
  return {
    options: readOptions(options),
    phase: 'build',
    track: [],
    hands: Array.from({ length: seats }, () => hand),
    discard: 0,
    removed: 0,
    waiting: WAITING_COINS,
    bikes: Array.from({ length: seats }, () => null),
    first,
    mover: first,
    dice: null,
    started: false,
    rank: 0,
    winner: null,
  };
}

/** Counts tiles on the table and in hands; coins under ramps, in hands and on every pile; bikes. */
export function pieces(state: MotoXState): Readonly<Record<string, number>> {
  const { track, hands, discard, removed, waiting, bikes } = state;
  const under = track.reduce((sum, { ramp }) => sum + ramp, 0);
  const held = hands.reduce((sum, { coins }) => sum + coins, 0);
  const coins = under + held + discard + removed + waiting;
  return { tiles: track.length + countTilesLeft(state), coins, bikes: bikes.length };
}
