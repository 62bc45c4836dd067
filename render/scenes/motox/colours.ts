import { plainMotox } from '../../../themes/plain/motox.ts';
import type { Pen } from '../../canvas.ts';
import type { TraceStyle } from '../../kit/arrow.ts';
import { getKitHues, getSuitColour, getSuitDark, getSuitInk } from '../../kit/colours.ts';
import type { DieStyle } from '../../kit/die.ts';
import { defineHues } from '../../style.ts';

/** Returns the colours of MotoX in the style of a pen. */
export const getMotoxHues = defineHues(plainMotox);

/** Returns the style of a seat's die; its ace bears the suit's mark, its blank a turn. */
export function getDieStyle(pen: Pen, seat: number): DieStyle {
  return {
    key: `motox ${seat}`,
    colour: getKitHues(pen).white,
    edge: getSuitDark(pen, seat),
    ink: getSuitInk(pen, seat),
    pips: false,
  };
}

/** Returns the trace style of a seat's bike. */
export function getTraceStyle(pen: Pen, seat: number, cell: number): TraceStyle {
  const part = pen.look.strong || pen.look.large ? 0.19 : 0.15;
  return {
    colour: getSuitColour(pen, seat),
    edge: getKitHues(pen).white,
    width: Math.max(7, Math.round(cell * part)),
  };
}
