import type { Pen } from '../../canvas.ts';
import type { CurveHues } from '../../kit/chart/stroke.ts';
import { getSuitColour, getSuitDark, getSuitPale } from '../../kit/colours.ts';
import { getSeatColour, getSeatPale, getSeatSuit } from '../gostop/colours.ts';
import { getSideHues } from '../runaround/colours.ts';

/** Returns the colours of a seat on the boards of that game; the suits in turn by default. */
export function getSeatHues(pen: Pen, game: string, seat: number): CurveHues {
  if (game === 'runaround') return getSideHues(pen, seat);
  if (game === 'gostop')
    return {
      colour: getSeatColour(pen, seat),
      edge: getSuitDark(pen, getSeatSuit(seat)),
      pale: getSeatPale(pen, seat),
    };
  return { colour: getSuitColour(pen, seat), edge: getSuitDark(pen, seat), pale: getSuitPale(pen, seat) };
}
