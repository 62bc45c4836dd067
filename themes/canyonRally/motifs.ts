import type { MotoxMotif } from '../plain/motox.ts';
import type { Motif, Motifs } from '../theme.ts';

const SHADE = { d: 'M-46 34a46 9 0 1 0 92 0a46 9 0 1 0 -92 0Z', fill: 'rgba(50, 16, 6, 0.28)' };

const WHEELS: Motif['strokes'] = [
  { d: 'M-50 27a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z', fill: '@tyre' },
  { d: 'M10 27a20 20 0 1 0 40 0a20 20 0 1 0 -40 0Z', fill: '@tyre' },
  { d: 'M-42 27a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', line: '@metal', width: 3 },
  { d: 'M18 27a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z', line: '@metal', width: 3 },
  { d: 'M-30 27L-2 14M30 27L23 -16', line: '@metal', width: 5 },
  { d: 'M-14 8L14 8L10 31L-10 31Z', fill: '@tyre' },
];

/** Strokes of a rally bike: a tall fairing in front, a bag behind. */
const RALLY: Motif['strokes'] = [
  ...WHEELS,
  {
    d: 'M-50 -15L-24 -14L-4 -20L13 -29L27 -45L37 -40L32 -20L37 -7L22 6L8 16L-12 16L-24 2L-46 -6Z',
    fill: '@colour',
    line: '@edge',
    width: 3,
  },
  { d: 'M-50 -8L-28 -8L-25 9L-47 9Z', fill: '@edge' },
  { d: 'M21 -34L31 -50L41 -44L34 -27Z', fill: '#f4ead2', line: '@edge', width: 2.5 },
  { d: 'M13 0Q34 -8 50 10L45 14Q33 4 18 9Z', fill: '@colour', line: '@edge', width: 2.5 },
];

const RIDER: Motif['strokes'] = [
  { d: 'M-12 -42Q-28 -52 -46 -42Q-34 -41 -30 -33Q-18 -39 -8 -36Z', fill: '#f6c445', line: '@edge', width: 2 },
  { d: 'M-24 -15Q-28 -34 -8 -42L8 -38L25 -29L19 -22L4 -27L2 -11Z', fill: '@edge' },
  { d: 'M-22 -13L5 -8L-5 10L7 23L-3 28L-17 10L-9 2L-22 0Z', fill: '@edge' },
  {
    d: 'M-11 -40a13 13 0 0 1 24 -7l9 0l-3 5l-5 1a13 13 0 0 1 -25 1Z',
    fill: '@colour',
    line: '@edge',
    width: 3,
  },
  { d: 'M3 -45L15 -46L13 -37L4 -37Z', fill: '@white' },
];

const NUMBER = { x: -4, y: 5, radius: 24 };

/** A barrel of fuel. */
const BARREL: Motif = {
  strokes: [
    {
      d: 'M-31 -33L-31 33Q-31 44 0 44Q31 44 31 33L31 -33Z',
      fill: '#d9931a',
      line: '#5d3a0a',
      width: 4,
    },
    { d: 'M12 43Q31 42 31 33L31 -33L14 -30Z', fill: 'rgba(90, 48, 4, 0.28)' },
    { d: 'M-31 -33a31 11 0 1 0 62 0a31 11 0 1 0 -62 0Z', fill: '#f6c65a', line: '#5d3a0a', width: 4 },
    { d: 'M-31 -10Q0 3 31 -10M-31 17Q0 30 31 17', line: '#7d4f0e', width: 4.5 },
    { d: 'M8 -34a7 3 0 1 0 14 0a7 3 0 1 0 -14 0Z', fill: '#5d3a0a' },
  ],
};

/** The barrel from above. */
const DRUM: Motif = {
  strokes: [
    { d: 'M-40 0a40 40 0 1 0 80 0a40 40 0 1 0 -80 0Z', fill: '#e5a52a', line: '#5d3a0a', width: 11 },
    { d: 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z', line: '#8a5a10', width: 6 },
    { d: 'M6 -12a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', fill: '#5d3a0a' },
  ],
};

const STONE: Motif = {
  strokes: [
    { d: 'M-40 10L-30 -24L4 -36L36 -18L42 14L16 34L-22 32Z', fill: '#a4572f', line: '#6b331a', width: 8 },
    { d: 'M-24 -12L2 -27L24 -14L-4 0Z', fill: '#dc9564' },
  ],
};

const BUTTE: Motif = {
  strokes: [
    SHADE,
    { d: 'M-46 34L-35 -6L-31 -30L28 -30L33 -6L47 34Z', fill: '#bd6238' },
    { d: 'M10 -30L28 -30L33 -6L47 34L20 34Z', fill: 'rgba(70, 20, 8, 0.26)' },
    { d: 'M-31 -30L-23 -38L22 -38L28 -30Z', fill: '#eeb27c' },
    { d: 'M-33 -16L31 -16M-36 0L35 0M-41 17L41 17', line: '#8f4324', width: 4 },
  ],
};

const ARCH: Motif = {
  strokes: [
    SHADE,
    {
      d: 'M-46 34L-42 -12Q-34 -40 2 -40Q36 -39 42 -10L47 34L24 34L19 0Q13 -15 0 -15Q-16 -15 -19 2L-22 34Z',
      fill: '#c36d40',
    },
    { d: 'M-36 -20Q-24 -36 2 -37Q28 -36 36 -20Q20 -30 0 -30Q-22 -30 -36 -20Z', fill: '#eeb27c' },
    { d: 'M24 34L19 0Q17 -6 12 -10L32 -6L47 34Z', fill: 'rgba(70, 20, 8, 0.26)' },
  ],
};

const SAGE: Motif = {
  strokes: [
    SHADE,
    { d: 'M-38 30Q-44 8 -24 6Q-22 -16 0 -14Q20 -18 24 4Q44 6 38 30Z', fill: '#66743f' },
    { d: 'M-26 18Q-26 8 -16 10M-6 4Q-4 -8 6 -4M14 16Q16 6 26 12M-4 24Q0 14 8 20', line: '#95a362', width: 5 },
  ],
};

const AGAVE: Motif = {
  strokes: [
    SHADE,
    {
      d: 'M0 32L-46 4L-16 18L-34 -24L-6 10L0 -42L6 10L34 -24L16 18L46 4Z',
      fill: '#6f8a63',
      line: '#40573b',
      width: 4,
    },
    { d: 'M0 26L0 -24M-4 22L-24 -8M4 22L24 -8', line: '#a5bd92', width: 3 },
  ],
};

const BOULDERS: Motif = {
  strokes: [
    SHADE,
    { d: 'M-44 30L-40 2L-18 -16L6 -6L10 30Z', fill: '#b0582f' },
    { d: 'M-36 4L-18 -11L2 -4L-14 6Z', fill: '#e2a06d' },
    { d: 'M2 32L8 10L26 2L42 14L44 32Z', fill: '#9a4826' },
    { d: 'M11 12L26 6L37 14L24 20Z', fill: '#d38a57' },
  ],
};

const TUMBLEWEED: Motif = {
  strokes: [
    { d: 'M-30 34a30 7 0 1 0 60 0a30 7 0 1 0 -60 0Z', fill: 'rgba(50, 16, 6, 0.28)' },
    { d: 'M-28 6a28 28 0 1 0 56 0a28 28 0 1 0 -56 0Z', line: '#8a5a2c', width: 4 },
    {
      d: 'M-20 -12Q8 -6 20 24M20 -14Q-4 2 -18 26M-28 4Q0 14 28 2M-2 -22Q-14 6 6 34',
      line: '#c79150',
      width: 3.5,
    },
    { d: 'M-12 8Q-4 -10 14 -6Q20 10 4 16Q-10 18 -12 8Z', line: '#8a5a2c', width: 3 },
  ],
};

/** Drawings of the theme. */
export const motifs: Motifs<MotoxMotif> = {
  bike: { strokes: [...RALLY, ...RIDER], mark: NUMBER },
  fallen: { strokes: RALLY, mark: NUMBER },
  coin: BARREL,
  prop: DRUM,
  curb: STONE,
  land0: BUTTE,
  land1: BOULDERS,
  land2: SAGE,
  land3: AGAVE,
  land4: ARCH,
  land5: TUMBLEWEED,
};
