import type { Pen } from '../../canvas.ts';
import type { TraceStyle } from '../../kit/arrow.ts';
import { getKitHues, getSuitColour, getSuitDark } from '../../kit/colours.ts';
import type { PawnStyle } from '../../kit/pawn.ts';

/** Returns the style of a seat's pawn with the mark on its head. */
export function getPawnStyle(pen: Pen, seat: number): PawnStyle {
  return {
    key: `suit ${seat}`,
    head: 'round',
    colour: getSuitColour(pen, seat),
    edge: getSuitDark(pen, seat),
    suit: seat,
    ink: getKitHues(pen).white,
  };
}

/** Returns the trace style of a pawn or a coin. */
export function getTraceStyle(pen: Pen, seat: number): TraceStyle {
  const { strong, large } = pen.look;
  const width = 13 + (strong ? 2 : 0) + (large ? 2 : 0);
  return { colour: getSuitColour(pen, seat), edge: getKitHues(pen).white, width };
}
