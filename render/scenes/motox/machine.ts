import type { Motif } from '../../../themes/theme.ts';

/** Strokes for wheels, fork, and tank, which every bike has; it rides to the right. */
const BODY: Motif['strokes'] = [
  { d: 'M-48 27a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z', fill: '@tyre' },
  { d: 'M12 27a19 19 0 1 0 38 0a19 19 0 1 0 -38 0Z', fill: '@tyre' },
  { d: 'M-40 27a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z', line: '@metal', width: 3 },
  { d: 'M20 27a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z', line: '@metal', width: 3 },
  { d: 'M-29 27L0 16M31 27L20 -18', line: '@metal', width: 5 },
  { d: 'M-14 8L16 8L10 30L-8 30Z', fill: '@tyre' },
  { d: 'M8 24L-20 24L-44 10', line: '@metal', width: 5 },
  {
    d: 'M-50 -14L-22 -14L0 -18L20 -27L33 -24L30 -6L18 6L8 16L-10 16L-24 2L-46 -4Z',
    fill: '@colour',
    line: '@edge',
    width: 3,
  },
  { d: 'M14 2Q34 -6 50 12L44 15Q34 5 20 10Z', fill: '@colour', line: '@edge', width: 2.5 },
  { d: 'M22 -24L14 -33L22 -35', line: '@tyre', width: 4 },
];

const RIDER: Motif['strokes'] = [
  { d: 'M-24 -14Q-26 -34 -4 -41L10 -36L26 -26L20 -19L6 -25L4 -10Z', fill: '@edge' },
  { d: 'M-22 -13L6 -8L-4 10L8 22L-2 27L-16 10L-8 2L-22 0Z', fill: '@edge' },
  {
    d: 'M-6 -42a14 14 0 0 1 26 -7l4 2l-3 4a14 14 0 0 1 -27 1Z',
    fill: '@colour',
    line: '@edge',
    width: 3,
  },
  { d: 'M10 -46L22 -47L20 -39L11 -38Z', fill: '@white' },
];

/** A motocross bike with its rider, and the place of its number plate. */
export const MACHINE: Motif = { strokes: [...BODY, ...RIDER], mark: { x: -4, y: 4, radius: 24 } };

/** A bike without its rider. */
export const RIDERLESS: Motif = { strokes: BODY, mark: { x: -4, y: 2, radius: 24 } };
