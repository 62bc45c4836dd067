import type { Pen } from '../../canvas.ts';
import type { TraceLook } from '../../kit/arrow.ts';
import { hues, suitColour, suitDark, suitInk } from '../../kit/colours.ts';
import type { DieLook } from '../../kit/die.ts';

/** The die of a seat; its ace bears the suit's mark, its blank a turn. */
export function dieOf(pen: Pen, seat: number): DieLook {
  return {
    key: `motox ${seat}`,
    colour: hues(pen).white,
    edge: suitDark(pen, seat),
    ink: suitInk(pen, seat),
    pips: false,
  };
}

/** How the way of a seat's bike is shown. */
export function traceOf(pen: Pen, seat: number, cell: number): TraceLook {
  const part = pen.look.strong || pen.look.large ? 0.19 : 0.15;
  return {
    colour: suitColour(pen, seat),
    edge: hues(pen).white,
    width: Math.max(7, Math.round(cell * part)),
  };
}
