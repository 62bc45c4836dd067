import type { GoStopMotif } from '../plain/gostop.ts';
import type { Motif, Motifs } from '../theme.ts';

/** A blossom of five petals in a seat's colours, its heart left for the mark. */
const BLOSSOM: Motif = {
  strokes: [
    {
      d: 'M-21 -27a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z M4.7 -8.3a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z M-5.1 21.8a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z M-36.9 21.8a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z M-46.7 -8.3a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z',
      fill: '@colour',
      line: '@edge',
      width: 5,
    },
    { d: 'M-29 0a29 29 0 1 1 58 0a29 29 0 1 1 -58 0Z', fill: '@colour' },
    {
      d: 'M0 -30V-43 M28.5 -9.3L40.9 -13.3 M17.6 24.3L25.3 34.8 M-17.6 24.3L-25.3 34.8 M-28.5 -9.3L-40.9 -13.3',
      line: 'rgba(255, 250, 240, 0.75)',
      width: 3.5,
    },
  ],
  mark: { x: 0, y: 0, radius: 26 },
};

const PETAL: Motif = {
  strokes: [
    { d: 'M0 44C-34 28 -38 -16 -12 -40L0 -26L12 -40C38 -16 34 28 0 44Z', fill: '#f3b9b4' },
    { d: 'M0 40V4', line: '#d98685', width: 7 },
  ],
};

const STONE: Motif = {
  strokes: [
    {
      d: 'M-44 8C-46 -22 -22 -38 6 -36C34 -34 48 -14 44 10C40 32 20 38 -6 37C-30 36 -42 28 -44 8Z',
      fill: '#a8a08c',
    },
    { d: 'M-38 2C-38 -20 -18 -31 6 -30C28 -28 40 -14 38 2C30 16 -28 16 -38 2Z', fill: '#d8d1bd' },
  ],
};

/** Leaves and a bud that come up in a corner of the bed. */
const SPROUT: Motif = {
  strokes: [
    { d: 'M0 46C-2 20 0 0 2 -22', line: '#9fbf6b', width: 6 },
    { d: 'M0 30C-26 30 -40 14 -42 -8C-18 -8 -2 6 0 30Z', fill: '#86ab57' },
    { d: 'M1 18C6 -6 22 -18 44 -18C42 6 26 20 1 18Z', fill: '#a8c876' },
    { d: 'M2 -20C-12 -24 -12 -42 2 -48C16 -42 16 -24 2 -20Z', fill: '#f0a9ab' },
    { d: 'M2 -22C-4 -30 -2 -40 2 -45', line: '#c96d74', width: 3 },
  ],
};

/** An autumn daisy for another corner. */
const BLOOM: Motif = {
  strokes: [
    { d: 'M0 48C-2 30 0 16 0 -4', line: '#8fb05f', width: 6 },
    {
      d: 'M0 36C-20 36 -32 24 -34 8C-16 8 -4 18 0 36Z M0 40C6 22 18 14 34 16C32 32 20 42 0 40Z',
      fill: '#86ab57',
    },
    {
      d: 'M-14.0 -33.1a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0ZM0.3 -22.7a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0ZM-5.2 -5.8a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0ZM-22.9 -5.8a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0ZM-28.4 -22.7a14.0 14.0 0 1 1 28.1 0a14.0 14.0 0 1 1 -28.1 0Z',
      fill: '#f6d77a',
    },
    { d: 'M-8.0 -18.0a8.0 8.0 0 1 1 16.0 0a8.0 8.0 0 1 1 -16.0 0Z', fill: '#c9762c' },
  ],
};

/** Drawings of the theme. */
export const motifs: Motifs<GoStopMotif> = {
  coin: BLOSSOM,
  petal: PETAL,
  stone: STONE,
  sprout: SPROUT,
  bloom: BLOOM,
};
