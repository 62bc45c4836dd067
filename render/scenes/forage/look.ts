import type { TraceLook } from '../../kit/arrow.ts';
import { suitColour, suitDark, WHITE } from '../../kit/colours.ts';
import type { DieLook } from '../../kit/die.ts';
import type { PawnLook } from '../../kit/pawn.ts';

/** The pawn of a suit, its mark on its head. */
export function pawnOf(suit: number): PawnLook {
  return {
    key: `suit ${suit}`,
    head: 'round',
    colour: suitColour(suit),
    edge: suitDark(suit),
    suit,
    ink: WHITE,
  };
}

/** The die of a suit. */
export function dieOf(suit: number): DieLook {
  return { key: `suit ${suit}`, colour: WHITE, edge: suitDark(suit), ink: suitColour(suit), pips: false };
}

/** The trace of a suit's pawn; dotted where the way it took is not known. */
export function traceOf(suit: number, dotted: boolean): TraceLook {
  return { colour: suitColour(suit), edge: WHITE, width: 12, dotted };
}
