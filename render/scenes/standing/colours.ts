import type { Pen } from '../../canvas.ts';
import type { CurveHues } from '../../kit/chart/stroke.ts';
import { getKitHues, getSuitColour, getSuitDark, getSuitPale } from '../../kit/colours.ts';

/** Returns the colours of the nth curve: the suits in turn, then yellow, then white. */
export function getCurveHues(pen: Pen, nth: number): CurveHues {
  const { glow, white, ink, paper, paperDark } = getKitHues(pen);
  if (nth < 4)
    return { colour: getSuitColour(pen, nth), edge: getSuitDark(pen, nth), pale: getSuitPale(pen, nth) };
  return nth === 4 ? { colour: glow, edge: ink, pale: paper } : { colour: white, edge: ink, pale: paperDark };
}
