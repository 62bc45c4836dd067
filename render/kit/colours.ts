import { plainKit } from '../../themes/plain/kit.ts';
import type { Pen } from '../canvas.ts';
import { defineHues, type StyleSource } from '../style.ts';

/** Returns the kit's colours in the style of a pen. */
export const getKitHues = defineHues(plainKit);

/** Returns the colour of a suit. */
export function getSuitColour(pen: StyleSource, suit: number): string {
  return getKitHues(pen).suits[suit] ?? getKitHues(pen).ink;
}

/** Returns the darker edge colour of a suit. */
export function getSuitDark(pen: Pen, suit: number): string {
  return getKitHues(pen).suitsDark[suit] ?? getKitHues(pen).ink;
}

/** Returns the faint background colour of a suit. */
export function getSuitPale(pen: Pen, suit: number): string {
  return getKitHues(pen).suitsPale[suit] ?? getKitHues(pen).paper;
}

/** Returns the colour of a suit's figures, which must be readable on light backgrounds. */
export function getSuitInk(pen: Pen, suit: number): string {
  return getKitHues(pen).suitsInk[suit] ?? getKitHues(pen).ink;
}
