import { type CardHues, plainCards } from '../../../themes/plain/cards.ts';
import { defineHues, type StyleSource } from '../../style.ts';

/** Returns the cards' colours in the style of a pen. */
export const getCardHues = defineHues(plainCards);

/** Names of inks; brushes resolve them by the style of the pen. */
export const BLACK = '@cardBlack';
export const RED = '@cardRed';
export const PAPER = '@cardPaper';
export const YELLOW = '@cardYellow';
export const BLUE = '@cardBlue';
export const SKY = '@cardSky';
export const ORANGE = '@cardOrange';
export const GREEN = '@cardGreen';
export const PINK = '@cardPink';
export const VERMILION = '@cardVermilion';
export const THREAD = '@cardThread';

/** Returns the colour of an ink in this style; any other colour is returned unchanged. */
export function resolveInk(pen: StyleSource, ink: string): string {
  return ink.startsWith('@') ? (getCardHues(pen)[ink.slice(1) as keyof CardHues] ?? ink) : ink;
}
