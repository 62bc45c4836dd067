import type { RunaroundMotif } from '../plain/runaround.ts';
import type { Motif, Motifs } from '../theme.ts';

/** Colours of what is not part of a uniform. */
const SKIN = '#f6d9b5';
const IRON = '#2a2d33';
const LEATHER = '#96602f';

/** A round face under a round cap, a cape, and a round bag. */
const round: Motif = {
  strokes: [
    { d: 'M-12 2C-26 8-33 28-34 46H34C33 28 26 8 12 2Z', fill: '@colour', line: '@edge', width: 4 },
    { d: 'M0 6V45', line: '@edge', width: 2.5 },
    { d: 'M-17 -9A17 17 0 1 0 17 -9A17 17 0 1 0 -17 -9Z', fill: SKIN, line: '@edge', width: 3 },
    {
      d: 'M-8.5 -8A2.6 2.6 0 1 0-3.3-8A2.6 2.6 0 1 0-8.5-8ZM3.3-8A2.6 2.6 0 1 0 8.5-8A2.6 2.6 0 1 0 3.3-8Z',
      fill: IRON,
    },
    { d: 'M-5 -1Q0 3.5 5 -1', line: IRON, width: 2 },
    {
      d: 'M-20 -17C-38 -22-30 -45 0 -45C30 -45 38 -22 20 -17Q0 -25-20 -17Z',
      fill: '@colour',
      line: '@edge',
      width: 4,
    },
    { d: 'M-4 -46A4 4 0 1 0 4 -46A4 4 0 1 0-4 -46Z', fill: '@edge' },
    { d: 'M-14 9Q4 18 17 22', line: LEATHER, width: 4 },
    { d: 'M6 29A12.5 12.5 0 1 0 31 29A12.5 12.5 0 1 0 6 29Z', fill: LEATHER, line: '@edge', width: 3 },
    { d: 'M8 25Q18.5 35 29 25', line: '@edge', width: 2.5 },
  ],
};

/** A square face under a stiff square cap, a straight coat, and a big square satchel. */
const square: Motif = {
  strokes: [
    { d: 'M-23 4Q-23 1-20 1H20Q23 1 23 4L28 46H-28Z', fill: '@colour', line: '@edge', width: 4 },
    { d: 'M-15 -26H15V-1Q15 3 11 3H-11Q-15 3-15 -1Z', fill: SKIN, line: '@edge', width: 3 },
    { d: 'M-9 -13H-4V-8H-9ZM4 -13H9V-8H4Z', fill: IRON },
    { d: 'M-5 -2.5H5', line: IRON, width: 2 },
    { d: 'M-24 -47H24L21 -24H-21Z', fill: '@colour', line: '@edge', width: 4 },
    { d: 'M-27 -25H27V-18H-27Z', fill: '@edge', line: '@edge', width: 2 },
    { d: 'M-5 -41H5V-31H-5Z', fill: '#ffe9b0', line: '@edge', width: 1.5 },
    { d: 'M-18 3L12 20', line: LEATHER, width: 4.5 },
    { d: 'M8 10H26V22H8Z', fill: '#fffdf4', line: '@edge', width: 2.5 },
    { d: 'M0 17H35V42H0Z', fill: LEATHER, line: '@edge', width: 3 },
    { d: 'M0 18H35L17.5 31Z', fill: '#b37b45', line: '@edge', width: 2.5 },
  ],
};

/** Tiles, a chimney, and a dormer with a lit lamp. */
const roof: Motif = {
  strokes: [
    { d: 'M31 -10.2H36V-4H31Z', fill: '#8c5a48', line: '@edge', width: 0.5 },
    { d: 'M30.2 -10.8H36.8V-9.3H30.2Z', fill: '#6f4436' },
    { d: 'M-51 1L-46.5 -8H46.5L51 1Z', fill: '@edge' },
    { d: 'M-48.6 -3.6H48.6M-50 -0.9H50', line: 'rgba(255, 255, 255, 0.22)', width: 0.5 },
    {
      d: 'M-42 -8V-3.6M-34 -8V-3.6M-26 -8V-3.6M-18 -8V-3.6M18 -8V-3.6M26 -8V-3.6M34 -8V-3.6M42 -8V-3.6M-46 -3.6V-0.9M-38 -3.6V-0.9M-30 -3.6V-0.9M-22 -3.6V-0.9M-14 -3.6V-0.9M14 -3.6V-0.9M22 -3.6V-0.9M30 -3.6V-0.9M38 -3.6V-0.9M46 -3.6V-0.9',
      line: 'rgba(255, 255, 255, 0.16)',
      width: 0.45,
    },
    { d: 'M-46.5 -8H46.5', line: '@colour', width: 0.9 },
    { d: 'M-7 1V-5.5H7V1Z', fill: '#fff4d8', line: '@edge', width: 0.6 },
    { d: 'M-9 -5L0 -10.6L9 -5Z', fill: '@colour', line: '@edge', width: 0.7 },
    { d: 'M-4.6 -3.9H4.6V0H-4.6Z', fill: '#fffdf4', line: '@edge', width: 0.6 },
    { d: 'M-4.6 -3.9L0 -1.2L4.6 -3.9', line: '@edge', width: 0.6 },
  ],
};

/** Setts in bows, as a pavior lays them. */
const cobbles: Motif = {
  strokes: [-37.5, -12.5, 12.5, 37.5].map((y, course) => ({
    d: createBowPath(y, course % 2 === 0 ? -50 : -62.5),
    line: '@stone',
    width: 2.6,
  })),
};

function createBowPath(y: number, from: number): string {
  return `M${from} ${y}${'a12.5 16 0 0 1 25 0'.repeat(Math.floor((62.5 - from) / 25))}`;
}

const lamp: Motif = {
  strokes: [
    { d: 'M-16 -2A16 18 0 1 0 16 -2A16 18 0 1 0-16 -2Z', fill: 'rgba(255, 214, 110, 0.42)' },
    { d: 'M0 -22V-32Q0 -38 8 -38', line: IRON, width: 3.5 },
    { d: 'M-9 -14H9L6.5 12H-6.5Z', fill: '#ffe08a', line: IRON, width: 3 },
    { d: 'M-12 -13L0 -23L12 -13Z', fill: IRON },
    { d: 'M-8 12H8V16H-8Z', fill: IRON },
    { d: 'M0 -12V11', line: IRON, width: 1.6 },
  ],
};

const ivy: Motif = {
  strokes: [
    {
      d: 'M-30 -34C-16 -30-20 -6-16 4M-6 -34C2 -22-4 -2 4 18M20 -34C14 -22 22 -14 18 -4',
      line: '#3f5f3a',
      width: 2.5,
    },
    {
      d: 'M-40 -32a9 8 0 1 1 16 2a9 8 0 1 1-16 -2ZM-22 -22a8 7 0 1 1 13 2a8 7 0 1 1-13 -2ZM-24 -6a7 7 0 1 1 12 2a7 7 0 1 1-12 -2Z',
      fill: '#5d8a4f',
      line: '#36552f',
      width: 1.8,
    },
    {
      d: 'M-14 -33a9 8 0 1 1 16 1a9 8 0 1 1-16 -1ZM-6 -18a8 7 0 1 1 14 1a8 7 0 1 1-14 -1ZM-4 -2a7 7 0 1 1 13 1a7 7 0 1 1-13 -1ZM0 14a6 6 0 1 1 10 1a6 6 0 1 1-10 -1Z',
      fill: '#6d9c5c',
      line: '#36552f',
      width: 1.8,
    },
    {
      d: 'M10 -33a9 8 0 1 1 17 1a9 8 0 1 1-17 -1ZM12 -17a8 7 0 1 1 14 1a8 7 0 1 1-14 -1Z',
      fill: '#527d47',
      line: '#36552f',
      width: 1.8,
    },
  ],
};

/** A house door with three steps. */
const gate: Motif = {
  strokes: [
    { d: 'M-34 40V-14A34 34 0 0 1 34 -14V40Z', fill: '@pale', line: '@colour', width: 4 },
    { d: 'M-26 40V-14A26 26 0 0 1 26 -14V40Z', fill: '#ffe08a', line: '@colour', width: 3 },
    { d: 'M0 -40V40M-26 -12H26', line: '@colour', width: 2 },
    { d: 'M-40 40H40V48H-40Z', fill: '#e9e2d3', line: '@colour', width: 2.5 },
  ],
};

/** A door between two windows with boxes of flowers. */
const front: Motif = {
  strokes: [
    { d: 'M-50 -40H50V50H-50Z', fill: '#b97b5f' },
    { d: 'M-50 -50H50V-38H-50Z', fill: '#4b3a33' },
    { d: 'M-13 50V-4A13 14 0 0 1 13 -4V50Z', fill: '@colour', line: '#26221d', width: 4 },
    { d: 'M6 22A2.5 2.5 0 1 0 6.1 22Z', fill: '#ffcf4d' },
    { d: 'M-41 -16H-22V16H-41ZM22 -16H41V16H22Z', fill: '#ffe7a8', line: '#26221d', width: 4 },
    { d: 'M-31.5 -16V16M31.5 -16V16M-41 0H-22M22 0H41', line: '#26221d', width: 3 },
    { d: 'M-43 18H-20V26H-43ZM20 18H43V26H20Z', fill: '#5d7f4c' },
  ],
};

/** A parcel with string round it. */
const parcel: Motif = {
  strokes: [
    { d: 'M-42 -30H42V36H-42Z', fill: '#c9925a', line: '#5c3a1a', width: 5 },
    { d: 'M0 -30V36M-42 2H42', line: '#fff1d3', width: 7 },
    { d: 'M0 -30C-10 -52-30 -46-18 -32M0 -30C10 -52 30 -46 18 -32', line: '#5c3a1a', width: 5 },
  ],
};

/** Drawings of the theme. */
export const motifs: Motifs<RunaroundMotif> = {
  round,
  square,
  roof,
  front,
  cobbles,
  lamp,
  ivy,
  gate,
  parcel,
};
