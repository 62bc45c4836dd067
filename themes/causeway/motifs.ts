import type { MoneyRunMotif } from '../plain/moneyrun.ts';
import type { Motifs } from '../theme.ts';

/** Drawings of the theme. */
export const motifs: Motifs<MoneyRunMotif> = {
  pawn: {
    mark: { x: 0, y: 19, radius: 17 },
    strokes: [
      { d: 'M 29 -20 L 33 46', line: '#7a552c', width: 5 },
      {
        d: 'M -17 -14 C -27 4 -33 24 -35 42 C -22 49 22 49 35 42 C 33 24 27 4 17 -14 Z',
        fill: '@colour',
        line: '@edge',
        width: 4,
      },
      {
        d: 'M -14 -22 C -14 -8 -7 -3 0 -3 C 7 -3 14 -8 14 -22 Z',
        fill: '#f3cfa6',
        line: '#8a5f39',
        width: 2.5,
      },
      { d: 'M -5 -13 L -5 -11 M 5 -13 L 5 -11', line: '#4a2f1a', width: 3.4 },
      {
        d: 'M 0 -48 C 9 -38 26 -28 37 -20 C 28 -12 -28 -12 -37 -20 C -26 -28 -9 -38 0 -48 Z',
        fill: '#ecc878',
        line: '#8b6424',
        width: 3.5,
      },
      { d: 'M 0 -44 L -16 -18 M 0 -44 L 0 -17 M 0 -44 L 16 -18', line: '#b98f45', width: 2 },
    ],
  },
  slab: {
    strokes: [
      {
        d: 'M -30 -37 L -6 -47 L 24 -42 L 43 -24 L 49 4 L 38 31 L 12 46 L -20 44 L -43 28 L -50 0 L -44 -24 Z',
        fill: '@face',
        line: '@light',
        width: 4,
      },
      {
        d: 'M -24 -29 L -5 -37 L 20 -33 L 34 -19 L 39 4 L 30 24 L 10 36 L -16 35 L -34 22 L -40 0 L -35 -19 Z',
        line: '@edge',
        width: 1.8,
      },
    ],
  },
  raft: {
    strokes: [
      { d: 'M -54 8 C -30 20 30 20 54 8 C 40 26 -40 26 -54 8 Z', fill: 'rgba(236, 249, 248, 0.9)' },
      { d: 'M -44 -6 L 44 -6 L 50 8 C 30 15 -30 15 -50 8 Z', fill: '#a4743f', line: '#57380f', width: 3 },
      { d: 'M -46 0 L 46 0 M -22 -6 L -25 11 M 22 -6 L 25 11', line: '#57380f', width: 2.4 },
    ],
  },
  waves: {
    strokes: [
      {
        d: 'M -34 -18 q 8 -8 16 0 q 8 8 16 0 M 4 22 q 8 -8 16 0 q 8 8 16 0',
        line: 'rgba(226, 246, 248, 0.55)',
        width: 3,
      },
    ],
  },
  ripple: {
    strokes: [
      {
        d: 'M -6 -24 q 8 -8 16 0 q 8 8 16 0 M -36 14 q 8 -8 16 0 q 8 8 16 0',
        line: 'rgba(24, 74, 88, 0.32)',
        width: 3,
      },
    ],
  },
  bank: {
    strokes: [
      {
        d: 'M -50 -50 L 50 -50 L 50 -27 q -8 7 -17 1 q -9 -6 -17 1 q -8 7 -17 0 q -9 -6 -16 0 q -8 7 -17 1 q -8 -6 -16 -1 Z',
        fill: '#d9c894',
      },
      {
        d: 'M 50 -26 q -8 7 -17 1 q -9 -6 -17 1 q -8 7 -17 0 q -9 -6 -16 0 q -8 7 -17 1 q -8 -6 -16 -1',
        line: 'rgba(240, 251, 250, 0.9)',
        width: 4,
      },
      {
        d: 'M -50 -50 L 50 -50 L 50 -38 q -7 5 -13 0 q -6 -5 -12 0 q -7 5 -13 0 q -6 -5 -12 0 q -7 5 -13 0 q -6 -5 -12 0 q -7 5 -13 0 q -6 -5 -12 0 Z',
        fill: '#7fa654',
      },
      {
        d: 'M -40 -30 q 0 -9 -4 -14 M -37 -30 q 1 -10 2 -15 M -34 -30 q 1 -8 6 -12 M 30 -31 q 0 -8 -4 -13 M 33 -31 q 1 -9 2 -14 M 36 -31 q 1 -8 6 -12',
        line: '#3f6b2d',
        width: 2.6,
      },
    ],
  },
  tuft: {
    strokes: [
      {
        d: 'M -30 30 q -4 -30 -14 -40 M -14 32 q -2 -38 -6 -56 M 2 32 q 4 -34 12 -50 M 18 30 q 6 -22 22 -32',
        line: '#6f9a4c',
        width: 9,
      },
    ],
  },
  cobbles: {
    strokes: [
      {
        d: 'M -42 -40 q 8 -6 16 0 q 2 9 -6 12 q -12 0 -10 -12 M 22 -42 q 10 -4 18 3 q 2 10 -7 12 q -12 -1 -11 -15 M -43 4 q 7 -8 14 -2 q 5 8 -2 13 q -11 2 -12 -11 M 31 30 q 8 -7 13 1 q 2 9 -6 12 q -10 -2 -7 -13 M -6 38 q 9 -6 17 0 q 1 7 -4 8 l -10 0 q -5 -3 -3 -8',
        fill: 'rgba(255, 250, 232, 0.45)',
        line: 'rgba(108, 99, 80, 0.55)',
        width: 1.6,
      },
    ],
  },
  sack: {
    strokes: [
      {
        d: 'M -26 -14 L -18 -30 L 0 -34 L 12 -26 L 26 -22 L 30 -12 Z',
        fill: '#d3d6d2',
        line: '#5c625f',
        width: 3,
      },
      { d: 'M -34 -10 L -30 -22 L -14 -24 L -8 -10 Z', fill: '#e6cd93', line: '#7d6128', width: 3 },
      { d: 'M 8 -10 L 12 -20 L 30 -18 L 34 -10 Z', fill: '#d08f71', line: '#6d3a26', width: 3 },
      {
        d: 'M -50 -14 C -34 -8 34 -8 50 -14 C 48 14 38 36 24 38 L -24 38 C -38 36 -48 14 -50 -14 Z',
        fill: '@sack',
        line: '@dark',
        width: 4,
      },
      {
        d: 'M -46 42 q 8 -7 15 0 q 8 7 15 0 q 8 -7 16 0 q 8 7 15 0 q 8 -7 15 0 q 8 7 16 0',
        line: '#3f8594',
        width: 4,
      },
    ],
  },
};
