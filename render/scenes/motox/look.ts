import type { Pen } from '../../canvas.ts';
import type { TraceLook } from '../../kit/arrow.ts';
import { hues, suitColour, suitDark } from '../../kit/colours.ts';
import type { DieLook } from '../../kit/die.ts';

export const SAND = '#dcc8a3';
export const SAND_DARK = '#cdb68c';
export const ASPHALT = '#8b867f';
export const ASPHALT_DARK = '#6f6a64';
export const ASPHALT_LIGHT = '#989389';
export const PAINT = '#f7f0e0';
export const CURB = '#b4472f';
export const SIGN = '#ffd23f';
export const WOOD = '#b98a52';
export const WOOD_DARK = '#7d5a30';
export const WOOD_LIGHT = '#dcb37c';

/** The die of a seat; a rolled ace bears the suit's mark. */
export function dieOf(pen: Pen, seat: number): DieLook {
  return {
    key: `motox ${seat}`,
    colour: hues(pen).white,
    edge: suitDark(pen, seat),
    ink: suitColour(pen, seat),
    pips: false,
  };
}

/** How the way of a seat's bike is shown. */
export function skidOf(pen: Pen, seat: number, cell: number): TraceLook {
  return {
    colour: suitColour(pen, seat),
    edge: hues(pen).white,
    width: Math.max(7, Math.round(cell * 0.15)),
  };
}

/** Draws with a pen turned and moved, and sets it back. */
export function turned(pen: Pen, x: number, y: number, angle: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  draw();
  pen.restore();
}
