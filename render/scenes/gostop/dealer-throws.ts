import type { GoStopView, Throw } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawHwatuCard } from '../../kit/hwatu/card.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import { getSeatColour } from './colours.ts';
import { drawFist, drawPalm, drawScissors } from './gestures.ts';
import { drawToken } from './token.ts';

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
