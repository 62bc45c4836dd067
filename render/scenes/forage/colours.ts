import { plainForage } from '../../../themes/plain/forage.ts';
import type { Pen } from '../../canvas.ts';
import type { TraceStyle } from '../../kit/arrow.ts';
import { getKitHues, getSuitColour, getSuitDark, getSuitInk } from '../../kit/colours.ts';
import type { DieStyle } from '../../kit/die.ts';
import { defineHues } from '../../style.ts';

/** Returns the scene's colours in the style of a pen. */
export const getForageHues = defineHues(plainForage);

/** Returns the style of a suit's die. */
export function getDieStyle(pen: Pen, suit: number): DieStyle {
  return {
    key: `suit ${suit}`,
    colour: getKitHues(pen).white,
    edge: getSuitDark(pen, suit),
    ink: getSuitInk(pen, suit),
    pips: false,
  };
}

/** Returns the trace style of a suit's pawn; dotted if its way is unknown. */
export function getTraceStyle(pen: Pen, suit: number, dotted: boolean): TraceStyle {
  const width = pen.look.strong ? 17 : pen.look.large ? 15 : 12;
  return { colour: getSuitColour(pen, suit), edge: getKitHues(pen).white, width, dotted };
}
