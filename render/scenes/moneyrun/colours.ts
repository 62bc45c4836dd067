import { DENOMINATIONS, type Denomination } from '../../../src/games/moneyrun/types.ts';
import { plainMoneyRun } from '../../../themes/plain/moneyrun.ts';
import type { Pen } from '../../canvas.ts';
import { getSuitColour, getSuitPale } from '../../kit/colours.ts';
import { defineHues } from '../../style.ts';

/** The colours of Money Run in the look of a pen. */
export const getMoneyRunHues = defineHues(plainMoneyRun);

/** What a coin is struck from: its face, its edge, the light on it, the figures on it. */
export interface Metal {
  readonly face: string;
  readonly edge: string;
  readonly light: string;
  readonly ink: string;
}

/** What a coin is struck from in the look of a pen. */
export function getMetal(pen: Pen, coin: Denomination): Metal {
  const { faces, edges, lights, figures, outline } = getMoneyRunHues(pen);
  const at = DENOMINATIONS.indexOf(coin);
  const of = (list: readonly string[]): string => list[at] ?? outline;
  return { face: of(faces), edge: of(edges), light: of(lights), ink: of(figures) };
}

/** The colour of a seat: suns, moons, crowns, arms in turn. */
export function getSeatColour(pen: Pen, seat: number): string {
  return getSuitColour(pen, seat);
}

/** The same, faint for grounds. */
export function getSeatPale(pen: Pen, seat: number): string {
  return getSuitPale(pen, seat);
}
