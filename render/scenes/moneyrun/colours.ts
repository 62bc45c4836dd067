import { DENOMINATIONS, type Denomination } from '../../../src/games/moneyrun/types.ts';
import { plainMoneyRun } from '../../../themes/plain/moneyrun.ts';
import type { Pen } from '../../canvas.ts';
import type { TraceStyle } from '../../kit/arrow.ts';
import { getKitHues, getSuitColour, getSuitPale } from '../../kit/colours.ts';
import { defineHues } from '../../style.ts';

/** Returns the colours of Money Run in the style of a pen. */
export const getMoneyRunHues = defineHues(plainMoneyRun);

/** Metal of a coin: colours of its face, its edge, its highlight and its figures. */
export interface Metal {
  readonly face: string;
  readonly edge: string;
  readonly light: string;
  readonly ink: string;
}

/** Returns the metal of a coin in the style of a pen. */
export function getMetal(pen: Pen, coin: Denomination): Metal {
  const { faces, edges, lights, figures, outline } = getMoneyRunHues(pen);
  const at = DENOMINATIONS.indexOf(coin);
  const of = (list: readonly string[]): string => list[at] ?? outline;
  return { face: of(faces), edge: of(edges), light: of(lights), ink: of(figures) };
}

/** Returns the colour of a seat: suns, moons, crowns, arms in turn. */
export function getSeatColour(pen: Pen, seat: number): string {
  return getSuitColour(pen, seat);
}

/** Returns the faint background colour of a seat. */
export function getSeatPale(pen: Pen, seat: number): string {
  return getSuitPale(pen, seat);
}

/** Returns the trace style of a pawn or a coin. */
export function getTraceStyle(pen: Pen, seat: number): TraceStyle {
  const { strong, large } = pen.look;
  const width = 13 + (strong ? 2 : 0) + (large ? 2 : 0);
  return { colour: getSuitColour(pen, seat), edge: getKitHues(pen).white, width };
}
