import { DENOMINATIONS, type Denomination } from '../../../src/games/moneyrun/types.ts';
import { plainMoneyRun } from '../../../themes/plain/moneyrun.ts';
import type { Pen } from '../../canvas.ts';
import { suitColour, suitPale } from '../../kit/colours.ts';
import { palette } from '../../look.ts';

/** The colours of Money Run in the look of a pen. */
export const moneyrunHues = palette(plainMoneyRun);

/** What a coin is struck from: its face, its edge, the light on it, the figures on it. */
export interface Metal {
  readonly face: string;
  readonly edge: string;
  readonly light: string;
  readonly ink: string;
}

/** What a coin is struck from in the look of a pen. */
export function metalOf(pen: Pen, coin: Denomination): Metal {
  const { faces, edges, lights, figures, outline } = moneyrunHues(pen);
  const at = DENOMINATIONS.indexOf(coin);
  const of = (list: readonly string[]): string => list[at] ?? outline;
  return { face: of(faces), edge: of(edges), light: of(lights), ink: of(figures) };
}

/** The colour of a seat: suns, moons, crowns, arms in turn. */
export function seatColour(pen: Pen, seat: number): string {
  return suitColour(pen, seat);
}

/** The same, faint for grounds. */
export function seatPale(pen: Pen, seat: number): string {
  return suitPale(pen, seat);
}
