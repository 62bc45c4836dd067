import { plainKit } from '../../themes/plain/kit.ts';
import type { Pen } from '../canvas.ts';
import { palette } from '../look.ts';

/** The colours of the kit in the look of a pen. */
export const hues = palette(plainKit);

/** The colour of a suit. */
export function suitColour(pen: Pen, suit: number): string {
  return hues(pen).suits[suit] ?? hues(pen).ink;
}

/** Its darker edge. */
export function suitDark(pen: Pen, suit: number): string {
  return hues(pen).suitsDark[suit] ?? hues(pen).ink;
}

/** Its faint ground. */
export function suitPale(pen: Pen, suit: number): string {
  return hues(pen).suitsPale[suit] ?? hues(pen).paper;
}

/** The ink of its figures, which have to be read on light grounds. */
export function suitInk(pen: Pen, suit: number): string {
  return hues(pen).suitsInk[suit] ?? hues(pen).ink;
}
