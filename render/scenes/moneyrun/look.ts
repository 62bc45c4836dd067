import type { Pen } from '../../canvas.ts';
import type { TraceLook } from '../../kit/arrow.ts';
import { hues, suitColour, suitDark } from '../../kit/colours.ts';
import type { PawnLook } from '../../kit/pawn.ts';

/** The pawn of a seat, its mark on its head. */
export function pawnOf(pen: Pen, seat: number): PawnLook {
  return {
    key: `suit ${seat}`,
    head: 'round',
    colour: suitColour(pen, seat),
    edge: suitDark(pen, seat),
    suit: seat,
    ink: hues(pen).white,
  };
}

/** The way of a pawn or a coin. */
export function traceOf(pen: Pen, seat: number): TraceLook {
  const { strong, large } = pen.look;
  const width = 13 + (strong ? 2 : 0) + (large ? 2 : 0);
  return { colour: suitColour(pen, seat), edge: hues(pen).white, width };
}
