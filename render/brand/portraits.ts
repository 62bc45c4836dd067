import type { Pen } from '../canvas.ts';
import { stamp } from '../kit/canvas-cache.ts';
import { getKitHues } from '../kit/colours.ts';
import { beginCircle, fill, strokeOutline, withShadow } from '../kit/shapes.ts';

/** Strengths of AIs that have a portrait, from the easiest to the strongest. */
export const PORTRAIT_IDS = ['sparrow', 'badger', 'owl'] as const;
export type PortraitId = (typeof PORTRAIT_IDS)[number];

/** A face round the origin of a token 100 wide, its scale, and the ground behind it. */
interface Portrait {
  readonly ground: string;
  readonly scale: number;
  readonly draw: (pen: Pen) => void;
}

const DARK = '#2b2421';
const WHITE = '#fbf7ee';

const PORTRAITS: Readonly<Record<PortraitId, Portrait>> = {
  sparrow: { ground: '#cde4ec', scale: 0.94, draw: drawSparrow },
  badger: { ground: '#86aa73', scale: 0.88, draw: drawBadger },
  owl: { ground: '#34446c', scale: 0.93, draw: drawOwl },
};

/** Draws the portrait of an AI as a round token with its middle at (x, y). */
export function drawPortrait(pen: Pen, id: PortraitId, x: number, y: number, diameter: number): void {
  stamp(pen, `portrait/${id}/${diameter}`, diameter * 1.2, x, y, (on) => {
    on.scale(diameter / 100, diameter / 100);
    drawToken(on, PORTRAITS[id]);
  });
}

function drawToken(pen: Pen, { ground, scale, draw }: Portrait): void {
  withShadow(pen, 6, 3, () => {
    beginCircle(pen, 0, 0, 49);
    fill(pen, getKitHues(pen).ink);
  });
  pen.save();
  beginCircle(pen, 0, 0, 45.5);
  fill(pen, ground);
  pen.clip();
  pen.beginPath();
  pen.arc(0, 0, 43, Math.PI * 1.02, Math.PI * 1.6);
  strokeOutline(pen, 'rgba(255, 255, 255, 0.5)', 3.5);
  pen.scale(scale, scale);
  draw(pen);
  pen.restore();
}

/** Draws a cock sparrow in profile, chirping. */
function drawSparrow(pen: Pen): void {
  fillEllipse(pen, '#7d4d2a', -22, 52, 36, 34);
  fillEllipse(pen, '#e3d3b6', 6, 58, 34, 36);
  fillCircle(pen, '#a15a2a', -6, -5, 33);
  drawSparrowBeak(pen);
  drawSparrowMask(pen);
  drawEye(pen, { x: 12, y: -12, iris: DARK, rim: WHITE, radius: 8 });
}

function drawSparrowBeak(pen: Pen): void {
  fillShape(pen, DARK, [24, -12], [47, -8, 45, -5], [34, -1, 24, 3]);
  fillShape(pen, '#57493f', [24, 3], [34, 5, 40, 12], [30, 15, 20, 10]);
}

/** Draws the grey cap with its quiff, the white cheek and the black bib. */
function drawSparrowMask(pen: Pen): void {
  fillShape(
    pen,
    '#7d8188',
    [27, -16],
    [20, -40, -6, -39],
    [-16, -50, -25, -46],
    [-20, -42, -21, -36],
    [-30, -30, -33, -18],
    [-6, -30, 27, -16],
  );
  fillEllipse(pen, WHITE, 3, 8, 23, 13);
  fillShape(pen, DARK, [27, 0], [20, 8, 14, 15], [6, 26, 12, 44], [30, 42, 32, 26], [32, 12, 27, 0]);
}

/** Draws a badger from the front, with a scarf. */
function drawBadger(pen: Pen): void {
  fillEllipse(pen, '#5d5c60', 0, 56, 48, 30);
  fillShape(
    pen,
    '#c8452f',
    [-46, 26],
    [0, 56, 46, 26],
    [50, 40, 44, 60],
    [0, 70, -44, 60],
    [-50, 40, -46, 26],
  );
  for (const side of [-1, 1]) {
    fillCircle(pen, DARK, side * 30, -29, 11.5);
    fillCircle(pen, WHITE, side * 32, -31, 6);
  }
  fillShape(
    pen,
    '#f6f1e6',
    [0, -39],
    [36, -40, 38, -6],
    [38, 12, 22, 22],
    [20, 41, 0, 41],
    [-20, 41, -22, 22],
    [-38, 12, -38, -6],
    [-36, -40, 0, -39],
  );
  for (const side of [-1, 1]) drawBadgerSide(pen, side);
  fillEllipse(pen, DARK, 0, 27, 12, 8.5);
  fillEllipse(pen, 'rgba(255, 255, 255, 0.55)', -3, 23.5, 4, 2);
}

/** Draws the stripe and the eye of one side. */
function drawBadgerSide(pen: Pen, side: number): void {
  pen.save();
  pen.scale(side, 1);
  fillShape(
    pen,
    DARK,
    [8, -39],
    [22, -42, 31, -30],
    [32, -6, 23, 6],
    [17, 14, 14, 22],
    [8, 20, 7, 8],
    [6, -20, 8, -39],
  );
  pen.restore();
  drawEye(pen, { x: side * 18, y: -5, iris: '#5b3a22', rim: '#f0dcae', radius: 6.5 });
}

/** Draws an owl from the front, with a stern brow. */
function drawOwl(pen: Pen): void {
  fillEllipse(pen, '#6d4c32', 0, 58, 44, 36);
  fillShape(
    pen,
    '#96704a',
    [-40, -42],
    [-22, -36, 0, -34],
    [22, -36, 40, -42],
    [36, -28, 38, -8],
    [42, 26, 0, 38],
    [-42, 26, -38, -8],
    [-36, -28, -40, -42],
  );
  for (const side of [-1, 1]) {
    fillCircle(pen, '#f0dfbd', side * 17, 1, 19.5);
    drawEye(pen, { x: side * 16, y: 0, iris: '#f3a531', rim: DARK, radius: 13.5 });
  }
  fillShape(
    pen,
    '#5a3d28',
    [0, 6],
    [-8, -14, -40, -42],
    [-18, -32, 0, -24],
    [18, -32, 40, -42],
    [8, -14, 0, 6],
  );
  fillShape(pen, '#e7bd54', [-7, 8], [0, 2, 7, 8], [6, 20, 0, 25], [-6, 20, -7, 8]);
}

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly iris: string;
  readonly rim: string;
  readonly radius: number;
}

/** Draws a round eye, with the light from the upper left in it. */
function drawEye(pen: Pen, { x, y, iris, rim, radius }: Eye): void {
  fillCircle(pen, rim, x, y, radius);
  fillCircle(pen, iris, x, y, radius * 0.8);
  fillCircle(pen, DARK, x, y, radius * 0.5);
  fillCircle(pen, WHITE, x - radius * 0.25, y - radius * 0.3, radius * 0.26);
}

function fillCircle(pen: Pen, colour: string, x: number, y: number, radius: number): void {
  beginCircle(pen, x, y, radius);
  fill(pen, colour);
}

function fillEllipse(pen: Pen, colour: string, x: number, y: number, across: number, down: number): void {
  pen.beginPath();
  pen.ellipse(x, y, across, down, 0, 0, Math.PI * 2);
  fill(pen, colour);
}

/** Curve to the second point, drawn to the first. */
type Curve = readonly [byX: number, byY: number, x: number, y: number];

/** Fills a closed shape of curves. */
function fillShape(
  pen: Pen,
  colour: string,
  [x, y]: readonly [number, number],
  ...curves: readonly Curve[]
): void {
  pen.beginPath();
  pen.moveTo(x, y);
  for (const curve of curves) pen.quadraticCurveTo(...curve);
  pen.closePath();
  fill(pen, colour);
}
