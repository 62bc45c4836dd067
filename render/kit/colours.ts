import { plainKit } from '../../themes/plain/kit.ts';
import type { Pen } from '../canvas.ts';
import { defineHues } from '../style.ts';

/** The colours of the kit in the look of a pen. */
export const getKitHues = defineHues(plainKit);

/** The colour of a suit. */
export function getSuitColour(pen: Pen, suit: number): string {
  return getKitHues(pen).suits[suit] ?? getKitHues(pen).ink;
}

/** Its darker edge. */
export function getSuitDark(pen: Pen, suit: number): string {
  return getKitHues(pen).suitsDark[suit] ?? getKitHues(pen).ink;
}

/** Its faint ground. */
export function getSuitPale(pen: Pen, suit: number): string {
  return getKitHues(pen).suitsPale[suit] ?? getKitHues(pen).paper;
}

/** The ink of its figures, which have to be read on light grounds. */
export function getSuitInk(pen: Pen, suit: number): string {
  return getKitHues(pen).suitsInk[suit] ?? getKitHues(pen).ink;
}
