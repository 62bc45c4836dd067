import { type Looking, palette } from '../../look.ts';

/** The flat inks of the cards; a theme may mix others. */
export const CARD_HUES = {
  cardBlack: '#211c1e',
  cardRed: '#d42c1a',
  cardPaper: '#fffaf0',
  cardYellow: '#f5c32c',
  cardBlue: '#2a5fae',
  cardSky: '#a9d0ec',
  cardOrange: '#e38b35',
  cardGreen: '#4f8f38',
  cardPink: '#f6b3a8',
  /** Of ribbons and of the cup, light enough for black writing. */
  cardVermilion: '#e84a31',
  cardWriting: '#120b0c',
  /** Threads of the back. */
  cardThread: '#a81f12',
};

/** What a theme may change of the cards. */
export type CardHues = typeof CARD_HUES;

/** The inks of the cards in the look of a pen. */
export const cardHues = palette<CardHues>(CARD_HUES, {
  cardBlack: '#000000',
  cardRed: '#c01607',
  cardPaper: '#ffffff',
  cardYellow: '#ffc400',
  cardBlue: '#0b4aa8',
  cardGreen: '#2c6b18',
  cardVermilion: '#f2543a',
  cardWriting: '#000000',
  cardThread: '#6d0d04',
});

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
export const WRITING = '@cardWriting';
export const THREAD = '@cardThread';

/** The colour that an ink is in this look; any other colour is itself. */
export function mixed(pen: Looking, ink: string): string {
  return ink.startsWith('@') ? (cardHues(pen)[ink.slice(1) as keyof CardHues] ?? ink) : ink;
}
