import { type CardHues, plainCards } from '../../../themes/plain/cards.ts';
import { defineHues, type StyleSource } from '../../style.ts';

/** The inks of the cards in the look of a pen. */
export const getCardHues = defineHues(plainCards);

/** Names of inks: brushes mix them by the look of the pen. */
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

/** The colour that an ink is in this look; any other colour is itself. */
export function resolveInk(pen: StyleSource, ink: string): string {
  return ink.startsWith('@') ? (getCardHues(pen)[ink.slice(1) as keyof CardHues] ?? ink) : ink;
}
