import type { Pen } from '../../canvas.ts';
import type { TraceLook } from '../../kit/arrow.ts';
import { hues, suitColour, suitDark, suitInk } from '../../kit/colours.ts';
import type { DieLook } from '../../kit/die.ts';
import type { PawnLook } from '../../kit/pawn.ts';

/** The pawn of a suit, its mark on it. */
export function pawnOf(pen: Pen, suit: number): PawnLook {
  return {
    key: `suit ${suit}`,
    head: 'round',
    colour: suitColour(pen, suit),
    edge: suitDark(pen, suit),
    suit,
    ink: hues(pen).white,
  };
}

/** The die of a suit. */
export function dieOf(pen: Pen, suit: number): DieLook {
  return {
    key: `suit ${suit}`,
    colour: hues(pen).white,
    edge: suitDark(pen, suit),
    ink: suitInk(pen, suit),
    pips: false,
  };
}

/** The trace of a suit's pawn; dotted where the way it took is not known. */
export function traceOf(pen: Pen, suit: number, dotted: boolean): TraceLook {
  const width = pen.look.strong ? 17 : pen.look.large ? 15 : 12;
  return { colour: suitColour(pen, suit), edge: hues(pen).white, width, dotted };
}
