import type { Pen } from '../../canvas.ts';
import type { CurveHues } from '../../kit/chart/stroke.ts';
import { suitColour, suitDark, suitPale } from '../../kit/colours.ts';
import { seatColour, seatPale, suitOf } from '../gostop/colours.ts';
import { side } from '../runaround/colours.ts';

/** The colours that a seat has on the boards of that game; the suits in turn where it says nothing else. */
export function seatHues(pen: Pen, game: string, seat: number): CurveHues {
  if (game === 'runaround') return side(pen, seat);
  if (game === 'gostop')
    return {
      colour: seatColour(pen, seat),
      edge: suitDark(pen, suitOf(seat)),
      pale: seatPale(pen, seat),
    };
  return { colour: suitColour(pen, seat), edge: suitDark(pen, seat), pale: suitPale(pen, seat) };
}
