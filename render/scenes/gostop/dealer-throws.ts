import type { GoStopView, Throw } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { fillDab, fillSvgPath, strokeSvgPath } from '../../kit/hwatu/brush.ts';
import { drawHwatuCard } from '../../kit/hwatu/card.ts';
import { RED } from '../../kit/hwatu/card-colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { getGoStopHues, getSeatColour } from './colours.ts';
import { drawToken } from './signs.ts';

const WRIST: HandPart = ['M1 26 V52', 32];

const STEP = 250;
const FAINT_ALPHA = 0.4;

/** Draws the throws for the deal: closed if thrown in secret, empty if not yet thrown, faint if the player is out. */
export function drawThrows(pen: Pen, boxes: Boxes, view: GoStopView, rect: Rect): void {
  const radius = pen.look.large ? 94 : 74;
  const count = view.throws.length;
  const left = rect.x + rect.width / 2 - ((count - 1) * STEP) / 2;
  view.throws.forEach((thrown, seat) => {
    const [x, y] = [left + seat * STEP, rect.y + rect.height - radius - 24];
    boxes.note('piece', `throw ${seat}`, {
      x: x - radius,
      y: y - radius,
      width: radius * 2,
      height: radius * 2,
    });
    pen.globalAlpha = view.throwers.includes(seat) ? 1 : FAINT_ALPHA;
    drawPlate(pen, seat, x, y, radius);
    if (thrown === 'hidden') drawHwatuCard(pen, null, x - 30, y - 49, { width: 60, corner: false });
    else if (thrown) drawThrow(pen, thrown, x, y, radius);
    else drawChoice(pen, x, y, radius);
    drawPreviousThrow(pen, view.compared[seat] ?? null, x + radius * 0.8, y + radius * 0.6, radius * 0.46);
    pen.globalAlpha = 1;
  });
}

/** Draws a throw before a red sun. */
function drawThrow(pen: Pen, thrown: Throw, x: number, y: number, radius: number): void {
  fillDab(pen, x, y - radius * 0.08, radius * 0.66, RED);
  drawGesture(pen, thrown, x, y, radius / 74);
}

/** Draws the three throws that a player may still make, small and faint. */
function drawChoice(pen: Pen, x: number, y: number, radius: number): void {
  pen.globalAlpha *= FAINT_ALPHA;
  CHOICE_PLACES.forEach(([thrown, right, down]) => {
    drawGesture(pen, thrown, x + radius * right, y + radius * down, radius / 170);
  });
}

const CHOICE_PLACES = [
  ['scissors', 0, -0.42],
  ['rock', -0.42, 0.24],
  ['paper', 0.42, 0.24],
] as const;

function drawPlate(pen: Pen, seat: number, x: number, y: number, radius: number): void {
  beginCircle(pen, x, y, radius);
  fill(pen, getKitHues(pen).paper);
  strokeOutline(pen, getSeatColour(pen, seat), 8);
  drawToken(pen, seat, x - radius * 0.7, y - radius * 0.7, Math.round(radius / 3));
}

/** Draws the throw of the previous round, small. */
function drawPreviousThrow(pen: Pen, thrown: Throw | null, x: number, y: number, radius: number): void {
  if (thrown === null) return;
  beginCircle(pen, x, y, radius);
  fill(pen, getKitHues(pen).paper);
  strokeOutline(pen, getKitHues(pen).ink, 3);
  drawGesture(pen, thrown, x, y, radius / 75);
}

const GESTURES = { rock: drawFist, paper: drawPalm, scissors: drawScissors } as const;

function drawGesture(pen: Pen, thrown: Throw, x: number, y: number, scale: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  beginCircle(pen, 0, 0, CLIP_RADIUS);
  pen.clip();
  drawSleeve(pen);
  GESTURES[thrown](pen);
  drawHem(pen);
  pen.restore();
}

/** Radius at which the sleeve ends, in units of a hand. */
const CLIP_RADIUS = 69;

/** Part of a hand: a line and its thickness. */
type HandPart = readonly [path: string, width: number];

/** Draws stone: a closed hand, about 110 high round the origin. */
function drawFist(pen: Pen): void {
  drawHandParts(pen, [WRIST, ['M-10 6 H11', 52]]);
  for (const finger of ['M23 -13 V2', 'M9 -18 V2', 'M-6 -18 V2', 'M-21 -13 V2'])
    drawHandParts(pen, [[finger, 15]]);
  drawHandParts(pen, [['M-27 18 L6 15', 15]]);
  cutShade(pen, ['M36 14 L22 17 L35 21 Z', 'M32 24 L17 25 L29 30 Z']);
}

/** Draws paper: an open hand. */
function drawPalm(pen: Pen): void {
  drawHandParts(pen, [
    WRIST,
    ['M-8 16 H10', 42],
    ['M-21 10 L-31 -26', 14],
    ['M-8 2 L-12 -46', 14],
    ['M7 2 L9 -48', 14],
    ['M20 8 L30 -36', 14],
    ['M22 22 L46 0', 15],
  ]);
  for (const crease of ['M-15 6 V-2', 'M0 2 V-6', 'M15 5 L17 -3'])
    strokeSvgPath(pen, crease, getKitHues(pen).ink, 4);
  strokeSvgPath(pen, 'M-17 19 Q0 8 18 17 M-12 30 Q2 20 10 32', getKitHues(pen).ink, 3);
  cutShade(pen, ['M-28 14 L-16 20 L-28 20 Z', 'M-26 25 L-15 28 L-23 32 Z']);
}

/** Draws scissors: two fingers. */
function drawScissors(pen: Pen): void {
  drawHandParts(pen, [WRIST, ['M-9 14 H11', 44], ['M-11 0 L-25 -46', 16], ['M4 0 L20 -46', 16]]);
  for (const finger of ['M24 0 V14', 'M11 -2 V12']) drawHandParts(pen, [[finger, 14]]);
  drawHandParts(pen, [['M-25 23 L9 19', 15]]);
  cutShade(pen, ['M34 20 L21 22 L32 27 Z', 'M29 30 L15 30 L25 35 Z', 'M-19 -22 L-13 -4 L-16 -24 Z']);
}

/** Draws all parts in ink, then slightly thinner in the colour of skin, which leaves one outline round them all. */
function drawHandParts(pen: Pen, parts: readonly HandPart[]): void {
  for (const [path, width] of parts) strokeSvgPath(pen, path, getKitHues(pen).ink, width + 8);
  for (const [path, width] of parts) strokeSvgPath(pen, path, getGoStopHues(pen).skin, width);
}

/** Cuts wedges of shade into a hand, as a knife leaves them in wood. */
function cutShade(pen: Pen, wedges: readonly string[]): void {
  for (const wedge of wedges) fillSvgPath(pen, wedge, getKitHues(pen).ink);
}

/** Draws the sleeve, down to the edge of the plate. */
function drawSleeve(pen: Pen): void {
  fillSvgPath(pen, 'M-27 46 L29 46 L40 90 L-38 90 Z', getKitHues(pen).ink);
}

/** Draws the red hem of the sleeve round the wrist. */
function drawHem(pen: Pen): void {
  const hem = 'M-27 42 Q1 52 29 42 L31 54 Q1 64 -29 54 Z';
  fillSvgPath(pen, hem, RED);
  strokeSvgPath(pen, hem, getKitHues(pen).ink, 4);
}
