import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import type { MotoXEvent, MotoXState, Space } from '../types.ts';
import { findStanding, getRank, replaceBike } from './bikes.ts';

/** Spaces of the start tile. */
const GRID_SPACES: readonly Space[] = ['0FL', '0FR', '0RL', '0RR'];

/** Returns the free spaces of the grid. */
export function getFreeGrid(state: MotoXState): readonly Space[] {
  return GRID_SPACES.filter((space) => findStanding(state, space) === null);
}

/** Puts the mover's bike on the grid; after the last one the race begins (R-MX-15). */
export function takeGrid(
  state: MotoXState,
  seat: Seat,
  space: Space,
  emit: (event: MotoXEvent) => void,
): MotoXState | Refusal {
  const possible = getFreeGrid(state);
  if (!GRID_SPACES.includes(space)) return new Refusal(text('motox:refuse.notGrid', { possible }), 'R-MX-15');
  const who = findStanding(state, space);
  if (who !== null)
    return new Refusal(text('motox:refuse.taken', { who: { seat: who }, possible }), 'R-MX-15');
  emit({ kind: 'gridded', seat, space });
  const bikes = replaceBike(state, seat, { at: space, wiped: false });
  const mover = (seat + 1) % bikes.length;
  if (bikes.includes(null)) return { ...state, bikes, mover };
  return { ...state, phase: 'race', bikes, mover, rank: getRank(bikes, mover) };
}
