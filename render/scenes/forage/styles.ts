import type { Pen } from '../../canvas.ts';
import type { TraceStyle } from '../../kit/arrow.ts';
import { getKitHues, getSuitColour, getSuitDark, getSuitInk } from '../../kit/colours.ts';
import type { DieStyle } from '../../kit/die.ts';
import type { PawnStyle } from '../../kit/pawn.ts';

/** The pawn of a suit, its mark on it. */
export function getPawnStyle(pen: Pen, suit: number): PawnStyle {
  return {
    key: `suit ${suit}`,
    head: 'round',
    colour: getSuitColour(pen, suit),
    edge: getSuitDark(pen, suit),
    suit,
    ink: getKitHues(pen).white,
  };
}

/** The die of a suit. */
export function getDieStyle(pen: Pen, suit: number): DieStyle {
  return {
    key: `suit ${suit}`,
    colour: getKitHues(pen).white,
    edge: getSuitDark(pen, suit),
    ink: getSuitInk(pen, suit),
    pips: false,
  };
}

/** The trace of a suit's pawn; dotted where the way it took is not known. */
export function getTraceStyle(pen: Pen, suit: number, dotted: boolean): TraceStyle {
  const width = pen.look.strong ? 17 : pen.look.large ? 15 : 12;
  return { colour: getSuitColour(pen, suit), edge: getKitHues(pen).white, width, dotted };
}
