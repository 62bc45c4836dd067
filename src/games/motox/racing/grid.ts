import type { Seat } from '../../../engine/game.ts';
import { Refusal } from '../../../engine/refusal.ts';
import { text } from '../../../engine/text.ts';
import type { MotoXEvent, MotoXState, Space } from '../types.ts';
import { standingOn, withBike } from './bikes.ts';
import { rankOf } from './rank.ts';

/** The four spaces of the start tile. */
const GRID: readonly Space[] = ['0FL', '0FR', '0RL', '0RR'];

/** The spaces of the grid that nobody has taken. */
export function freeGrid(state: MotoXState): readonly Space[] {
  return GRID.filter((space) => standingOn(state, space) === null);
}

/** Puts the mover's bike on the grid; after the last one the race begins (R-MX-15). */
export function takeGrid(
  state: MotoXState,
  seat: Seat,
  space: Space,
  emit: (event: MotoXEvent) => void,
): MotoXState | Refusal {
  const possible = freeGrid(state);
  if (!GRID.includes(space)) return new Refusal(text('motox:refuse.notGrid', { possible }), 'R-MX-15');
  const who = standingOn(state, space);
  if (who !== null)
    return new Refusal(text('motox:refuse.taken', { who: { seat: who }, possible }), 'R-MX-15');
  emit({ kind: 'gridded', seat, space });
  const bikes = withBike(state, seat, { at: space, wiped: false });
  const mover = (seat + 1) % bikes.length;
  if (bikes.includes(null)) return { ...state, bikes, mover };
  return { ...state, phase: 'race', bikes, mover, rank: rankOf(bikes, mover) };
}
