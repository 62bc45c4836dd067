import type { Pen } from '../../canvas.ts';
import type { CurveHues } from '../../kit/chart/stroke.ts';
import { hues, suitColour, suitDark, suitPale } from '../../kit/colours.ts';

/** The colours of the nth curve: the suits in turn, then yellow, then white. */
export function curveHues(pen: Pen, nth: number): CurveHues {
  const { glow, white, ink, paper, paperDark } = hues(pen);
  if (nth < 4) return { colour: suitColour(pen, nth), edge: suitDark(pen, nth), pale: suitPale(pen, nth) };
  return nth === 4 ? { colour: glow, edge: ink, pale: paper } : { colour: white, edge: ink, pale: paperDark };
}
