import type { PlainColours } from '../theme.ts';

const COLOURS = {
  cardBlack: '#211c1e',
  cardRed: '#d42c1a',
  cardPaper: '#fffaf0',
  cardYellow: '#f5c32c',
  cardBlue: '#2a5fae',
  cardSky: '#a9d0ec',
  cardOrange: '#e38b35',
  cardGreen: '#4f8f38',
  cardPink: '#f6b3a8',
  /** Ribbons and the cup, light enough for black writing. */
  cardVermilion: '#e84a31',
  cardWriting: '#120b0c',
  /** Threads of the back. */
  cardThread: '#a81f12',
};

/** Flat inks of the flower cards. */
export type CardHues = typeof COLOURS;

/** Flower cards in the plain theme. */
export const plainCards: PlainColours<CardHues> = {
  colours: COLOURS,
  strong: {
    cardBlack: '#000000',
    cardRed: '#c01607',
    cardPaper: '#ffffff',
    cardYellow: '#ffc400',
    cardBlue: '#0b4aa8',
    cardGreen: '#2c6b18',
    cardVermilion: '#f2543a',
    cardWriting: '#000000',
    cardThread: '#6d0d04',
  },
};
