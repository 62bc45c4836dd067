import type { Motif } from '../../../themes/theme.ts';
import type { Pen } from '../../canvas.ts';
import { hues, suitColour, suitDark } from '../../kit/colours.ts';
import { type MotifInks, motif, outline } from '../../kit/motif.ts';
import { circle, fill, line, shadowed } from '../../kit/shapes.ts';
import { stamp } from '../../kit/stamps.ts';
import { suitMark } from '../../kit/suits.ts';
import { motifOf } from '../../look.ts';
import { motoxHues } from './colours.ts';
import { MACHINE, RIDERLESS } from './machine.ts';

/** How a bike stands: which way it rides, or lying on its side. */
export type Posture = 'right' | 'left' | 'up' | 'down' | 'lying';

/** How far it leans: up the picture on its rear wheel, down it on its front wheel. */
const LEAN: Readonly<Record<Posture, number>> = {
  right: -0.12,
  left: 0.12,
  up: -0.5,
  down: 0.42,
  lying: 2.88,
};

/** A bike with its rider in the colour of a suit, its mark on the number plate; `side` is its length in pixels. */
export function bike(pen: Pen, suit: number, posture: Posture, x: number, y: number, side: number): void {
  stamp(pen, `bike/${suit}/${posture}/${side}`, side * 1.4, x, y, (on) => {
    on.scale(side / 100, side / 100);
    const drawing = drawingOf(on, posture);
    const lean = LEAN[posture];
    const mirrored = posture === 'left' ? -1 : 1;
    on.save();
    on.rotate(lean);
    on.scale(mirrored, 1);
    machine(on, drawing, suit);
    on.restore();
    if (posture === 'lying') puffs(on);
    numberPlate(on, suit, markOf(drawing, lean, mirrored));
  });
}

/** The theme's bike, else ours. */
function drawingOf(pen: Pen, posture: Posture): Motif {
  const whole = motifOf(pen, 'bike');
  if (posture !== 'lying') return whole ?? MACHINE;
  return motifOf(pen, 'fallen') ?? whole ?? RIDERLESS;
}

/** With a light rim, so that a dark bike shows on a dark road. */
function machine(pen: Pen, drawing: Motif, suit: number): void {
  shadowed(pen, 7, 4, () => outline(pen, drawing, 0, 0, 100, motoxHues(pen).rim, 8));
  motif(pen, drawing, 0, 0, 100, inksOf(pen, suit));
}

function inksOf(pen: Pen, suit: number): MotifInks {
  const { tyre, metal } = motoxHues(pen);
  return { colour: suitColour(pen, suit), edge: suitDark(pen, suit), tyre, metal, white: hues(pen).white };
}

interface Round {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where the number plate comes to be. */
function markOf({ mark }: Motif, lean: number, mirrored: number): Round {
  const { x, y, radius } = mark ?? { x: 0, y: 0, radius: 24 };
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  return { x: x * mirrored * cos - y * sin, y: x * mirrored * sin + y * cos, radius };
}

/** The mark is upright however the bike lies. */
function numberPlate(pen: Pen, suit: number, { x, y, radius }: Round): void {
  circle(pen, x, y, radius);
  fill(pen, hues(pen).white);
  line(pen, suitDark(pen, suit), 3);
  suitMark(pen, suit, x, y, radius * 0.8, suitColour(pen, suit));
}

const PUFFS = [
  [36, 30, 14],
  [18, 40, 11],
  [-2, 43, 9],
  [-38, 32, 13],
  [-20, 41, 10],
] as const;

/** What flies up where it fell. */
function puffs(pen: Pen): void {
  const { puff, puffLight } = motoxHues(pen);
  for (const [x, y, radius] of PUFFS) {
    circle(pen, x, y, radius);
    fill(pen, puff);
  }
  for (const [x, y, radius] of PUFFS) {
    circle(pen, x - 2, y - 3, radius * 0.66);
    fill(pen, puffLight);
  }
}
