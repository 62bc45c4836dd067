import type { PiecepackMotif } from '../plain/piecepack.ts';
import type { Motifs } from '../theme.ts';

/** Drawings of the theme. */
export const motifs: Motifs<PiecepackMotif> = {
  /** A lamp of brass and glass, hung by its ring. */
  lamp: {
    strokes: [
      { d: 'M-50 6a50 44 0 1 0 100 0a50 44 0 1 0 -100 0z', fill: 'rgba(255, 190, 80, 0.05)' },
      { d: 'M-45 6a45 40 0 1 0 90 0a45 40 0 1 0 -90 0z', fill: 'rgba(255, 190, 80, 0.05)' },
      { d: 'M-40 6a40 36 0 1 0 80 0a40 36 0 1 0 -80 0z', fill: 'rgba(255, 190, 80, 0.06)' },
      { d: 'M-35 6a35 32 0 1 0 70 0a35 32 0 1 0 -70 0z', fill: 'rgba(255, 190, 80, 0.07)' },
      { d: 'M-30 6a30 28 0 1 0 60 0a30 28 0 1 0 -60 0z', fill: 'rgba(255, 190, 80, 0.08)' },
      { d: 'M-25 6a25 25 0 1 0 50 0a25 25 0 1 0 -50 0z', fill: 'rgba(255, 190, 80, 0.1)' },
      { d: 'M-14 -26C-14 -48 14 -48 14 -26', line: '#8a6a2e', width: 3 },
      { d: 'M-16 -12L-19 27L19 27L16 -12Z', fill: '#ffdf8e', line: '#6d4f1c', width: 2 },
      { d: 'M-8 -12L-9 27M8 -12L9 27', line: 'rgba(109, 79, 28, 0.5)', width: 1.6 },
      {
        d: 'M0 -8C6 2 10 8 8 16C7 22 3 24 0 24C-3 24 -7 22 -8 16C-10 8 -4 4 0 -8Z',
        fill: '#ff9a24',
      },
      { d: 'M0 4C3 10 4 13 4 17C4 21 2 23 0 23C-2 23 -4 21 -4 17C-4 13 -2 10 0 4Z', fill: '#fff6d2' },
      { d: 'M-5 -33L5 -33L8 -26L20 -12L-20 -12L-8 -26Z', fill: '#a87e35', line: '#6d4f1c', width: 2 },
      { d: 'M-14 -19L14 -19', line: '#dcb565', width: 1.8 },
      {
        d: 'M-20 26L20 26L22 31L17 36L-17 36L-22 31Z',
        fill: '#a87e35',
        line: '#6d4f1c',
        width: 2,
      },
      { d: 'M-15 31L15 31', line: '#dcb565', width: 1.8 },
    ],
  },
  /** A fitting of brass on the corner of the board, its arms to the right and down. */
  corner: {
    strokes: [
      {
        d: 'M-12 -12Q-12 -18 -4 -18L34 -18Q42 -14 34 -9Q14 -8 4 4Q-8 14 -9 34Q-14 42 -18 34L-18 -4Q-18 -12 -12 -12Z',
        fill: '#c9973f',
        line: '#5c3f14',
        width: 3,
      },
      { d: 'M-9 -9a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', fill: '#f6dc92', line: '#5c3f14', width: 1.6 },
      { d: 'M8 -14L30 -14M-14 8L-14 30', line: '#f0cf7c', width: 1.8 },
    ],
  },
  /** A blue pouch with a moon on it. */
  bag: {
    strokes: [
      {
        d: 'M-13 -24C-52 4 -48 46 -22 46L22 46C48 46 52 4 13 -24L27 -44C12 -36 -12 -36 -27 -44Z',
        fill: '#34477c',
        line: '#16204a',
        width: 4,
      },
      { d: 'M-17 -22L17 -22', line: '#f0c050', width: 8 },
      { d: 'M13 -21C22 -14 24 -8 20 0', line: '#f0c050', width: 4 },
      { d: 'M8 -2A18 18 0 1 0 16 28A15 15 0 1 1 8 -2Z', fill: '#f6dc92' },
    ],
  },
  /** An open chest, its lining in the light. */
  box: {
    strokes: [
      { d: 'M-45 -12L-26 -36L26 -36L45 -12Z', fill: '#ffcf6a', line: '#4b2d12', width: 4 },
      { d: 'M-34 -14L-20 -30L20 -30L34 -14Z', fill: '#5d3814' },
      {
        d: 'M-45 -14L45 -14L45 38Q45 44 39 44L-39 44Q-45 44 -45 38Z',
        fill: '#8d5a2b',
        line: '#4b2d12',
        width: 4,
      },
      { d: 'M-30 -12L-30 42M30 -12L30 42', line: '#c9963f', width: 7 },
      { d: 'M-10 2L10 2L10 20Q0 28 -10 20Z', fill: '#f0c050', line: '#4b2d12', width: 3 },
    ],
  },
};
