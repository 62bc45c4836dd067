import { countTilesLeft } from './building/possible-builds.ts';
import type { MotoXState } from './types.ts';

/** Counts tiles on the table and in hands; coins under ramps, in hands and on every pile; bikes. */
export function pieces(state: MotoXState): Readonly<Record<string, number>> {
  const { track, hands, discard, removed, waiting, bikes } = state;
  const under = track.reduce((sum, { ramp }) => sum + ramp, 0);
  const held = hands.reduce((sum, { coins }) => sum + coins, 0);
  const coins = under + held + discard + removed + waiting;
  return { tiles: track.length + countTilesLeft(state), coins, bikes: bikes.length };
}
