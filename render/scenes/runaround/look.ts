import type { TraceLook } from '../../kit/arrow.ts';
import type { DieLook } from '../../kit/die.ts';
import type { PawnLook } from '../../kit/pawn.ts';

/** The colours of yellow and blue, by seat. */
export const COLOURS = ['#f6bd2c', '#2f6db5'] as const;
export const EDGES = ['#7d5200', '#12305a'] as const;
export const PALES = ['#fdf0c8', '#d6e4f5'] as const;

/** Yellow's head is round, blue's square. */
export const PAWNS: readonly PawnLook[] = [
  { key: 'yellow', head: 'round', colour: COLOURS[0], edge: EDGES[0] },
  { key: 'blue', head: 'square', colour: COLOURS[1], edge: EDGES[1] },
];

export const DICE: readonly DieLook[] = [
  { key: 'yellow', colour: COLOURS[0], edge: EDGES[0], ink: '#3a2600', pips: true },
  { key: 'blue', colour: COLOURS[1], edge: EDGES[1], ink: '#ffffff', pips: true },
];

/** The trace of a player's pawn. */
export function traceOf(seat: number, width: number): TraceLook {
  return { colour: COLOURS[seat] ?? '#fff', edge: EDGES[seat] ?? '#000', width };
}
