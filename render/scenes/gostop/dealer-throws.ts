import type { GoStopView, Throw } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { strokeSvgPath } from '../../kit/hwatu/brush.ts';
import { drawHwatuCard } from '../../kit/hwatu/card.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { getGoStopHues, getSeatColour } from './colours.ts';
import { drawToken } from './token.ts';

const WRIST: HandPart = ['M0 26 V46', 30];

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
    else if (thrown) drawGesture(pen, thrown, x, y, radius / 74);
    else drawChoice(pen, x, y, radius);
    drawPreviousThrow(pen, view.compared[seat] ?? null, x + radius * 0.8, y + radius * 0.6, radius * 0.46);
    pen.globalAlpha = 1;
  });
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
  GESTURES[thrown](pen);
  pen.restore();
}

/** Part of a hand: a line and its thickness. */
type HandPart = readonly [path: string, width: number];

/** Draws stone: a closed hand, about 90 high round the origin. */
function drawFist(pen: Pen): void {
  drawHandParts(pen, [WRIST, ['M-14 6 H14', 52]]);
  strokeSvgPath(pen, 'M-13 -18 V0 M1 -19 V0 M15 -18 V0', getKitHues(pen).ink, 3.5);
  drawThumb(pen, 'M-24 14 L6 8');
}

/** Draws paper: an open hand. */
function drawPalm(pen: Pen): void {
  drawHandParts(pen, [
    WRIST,
    ['M-8 14 H8', 40],
    ['M-20 8 L-26 -26', 13],
    ['M-8 2 L-10 -42', 13],
    ['M6 2 L8 -42', 13],
    ['M18 6 L25 -32', 13],
    ['M20 20 L42 0', 14],
  ]);
}

/** Draws scissors: two fingers. */
function drawScissors(pen: Pen): void {
  drawHandParts(pen, [WRIST, ['M-8 -2 L-24 -44', 15], ['M8 -2 L24 -44', 15], ['M-10 14 H10', 44]]);
  strokeSvgPath(pen, 'M8 0 V16 M20 2 V16', getKitHues(pen).ink, 3.5);
  drawThumb(pen, 'M-22 22 L14 16');
}

/** Draws the thumb bent over the fingers. */
function drawThumb(pen: Pen, path: string): void {
  strokeSvgPath(pen, path, getKitHues(pen).ink, 19);
  strokeSvgPath(pen, path, getGoStopHues(pen).skin, 12.5);
}

/** Draws all parts in ink, then slightly thinner in the colour of skin, which leaves one outline round them all. */
function drawHandParts(pen: Pen, parts: readonly HandPart[]): void {
  for (const [path, width] of parts) strokeSvgPath(pen, path, getKitHues(pen).ink, width + 7);
  for (const [path, width] of parts) strokeSvgPath(pen, path, getGoStopHues(pen).skin, width);
}
