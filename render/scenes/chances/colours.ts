import type { Pen } from '../../canvas.ts';
import { suitColour, suitDark, suitPale } from '../../kit/colours.ts';
import { seatColour, seatPale, suitOf } from '../gostop/colours.ts';
import { side } from '../runaround/colours.ts';

/** A seat's colours: of its curve, of the edge round it, and of the ground of its plate. */
export interface SeatHues {
  readonly colour: string;
  readonly edge: string;
  readonly pale: string;
}

/** The colours that a seat has on the boards of that game; the suits in turn where it says nothing else. */
export function seatHues(pen: Pen, game: string, seat: number): SeatHues {
  if (game === 'runaround') return side(pen, seat);
  if (game === 'gostop')
    return {
      colour: seatColour(pen, seat),
      edge: suitDark(pen, suitOf(seat)),
      pale: seatPale(pen, seat),
    };
  return { colour: suitColour(pen, seat), edge: suitDark(pen, seat), pale: suitPale(pen, seat) };
}
