import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues, getSuitColour, getSuitDark } from '../../kit/colours.ts';
import { drawMotif, drawMotifOutline, type MotifInks } from '../../kit/motif.ts';
import { beginCircle, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { drawSuitMark } from '../../kit/suits.ts';
import { findMotif } from '../../style.ts';
import { getMotoxHues } from './colours.ts';

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
const MACHINE: Motif = { strokes: [...BODY, ...RIDER], mark: { x: -4, y: 4, radius: 24 } };

/** A bike without its rider. */
const RIDERLESS: Motif = { strokes: BODY, mark: { x: -4, y: 2, radius: 24 } };

/** Posture of a bike: the direction in which it rides, or lying on its side. */
export type Posture = 'right' | 'left' | 'up' | 'down' | 'lying';

/** Lean of a bike in radians: up the picture on its rear wheel, down it on its front wheel. */
const LEAN: Readonly<Record<Posture, number>> = {
  right: -0.12,
  left: 0.12,
  up: -0.5,
  down: 0.42,
  lying: 2.88,
};

/** Draws a bike with its rider in the colour of a suit, the suit's mark on its number plate. `side` is its length in pixels. */
export function drawBike(pen: Pen, suit: number, posture: Posture, x: number, y: number, side: number): void {
  stamp(pen, `bike/${suit}/${posture}/${side}`, side * 1.4, x, y, (on) => {
    on.scale(side / 100, side / 100);
    const drawing = getBikeMotif(on, posture);
    const lean = LEAN[posture];
    const mirrored = posture === 'left' ? -1 : 1;
    on.save();
    on.rotate(lean);
    on.scale(mirrored, 1);
    drawMachine(on, drawing, suit);
    on.restore();
    if (posture === 'lying') drawPuffs(on);
    numberPlate(on, suit, getPlatePlace(drawing, lean, mirrored));
  });
}

/** Returns the theme's bike, else the built-in one. */
function getBikeMotif(pen: Pen, posture: Posture): Motif {
  const whole = findMotif(pen, 'bike');
  if (posture !== 'lying') return whole ?? MACHINE;
  return findMotif(pen, 'fallen') ?? whole ?? RIDERLESS;
}

/** Draws the bike with a light rim, so that a dark bike stands out on a dark road. */
function drawMachine(pen: Pen, drawing: Motif, suit: number): void {
  withShadow(pen, 7, 4, () => drawMotifOutline(pen, drawing, 0, 0, 100, getMotoxHues(pen).rim, 8));
  drawMotif(pen, drawing, 0, 0, 100, getBikeInks(pen, suit));
}

function getBikeInks(pen: Pen, suit: number): MotifInks {
  const { tyre, metal } = getMotoxHues(pen);
  return {
    colour: getSuitColour(pen, suit),
    edge: getSuitDark(pen, suit),
    tyre,
    metal,
    white: getKitHues(pen).white,
  };
}

interface PlatePlace {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Returns the place of the number plate. */
function getPlatePlace({ mark }: Motif, lean: number, mirrored: number): PlatePlace {
  const { x, y, radius } = mark ?? { x: 0, y: 0, radius: 24 };
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return { x: x * mirrored * cos - y * sin, y: x * mirrored * sin + y * cos, radius };
}

/** Draws the number plate; its mark is upright in every posture of the bike. */
function numberPlate(pen: Pen, suit: number, { x, y, radius }: PlatePlace): void {
  beginCircle(pen, x, y, radius);
  fill(pen, getKitHues(pen).white);
  strokeOutline(pen, getSuitDark(pen, suit), 3);
  drawSuitMark(pen, suit, x, y, radius * 0.8, getSuitColour(pen, suit));
}

const PUFFS = [
  [36, 30, 14],
  [18, 40, 11],
  [-2, 43, 9],
  [-38, 32, 13],
  [-20, 41, 10],
] as const;

/** Draws the dust where the bike fell. */
function drawPuffs(pen: Pen): void {
  const { puff, puffLight } = getMotoxHues(pen);
  for (const [x, y, radius] of PUFFS) {
    beginCircle(pen, x, y, radius);
    fill(pen, puff);
  }
  for (const [x, y, radius] of PUFFS) {
    beginCircle(pen, x - 2, y - 3, radius * 0.66);
    fill(pen, puffLight);
  }
}
