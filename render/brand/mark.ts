import { type Canvas, createSurface, type Pen } from '../canvas.ts';
import { getKitHues, getSuitColour } from '../kit/colours.ts';
import { beginCircle, beginRoundedRect, fill } from '../kit/shapes.ts';
import { getStyle } from '../style.ts';

/** Gap between the pieces of the mark and how far they lie apart, for a mark 100 high. */
const GAP = 5;

/** Suits of the pieces: sun, moon, crown and arms, from the top left by rows. */
const PIECES = [
  { suit: 0, side: -1, end: -1 },
  { suit: 1, side: 1, end: -1 },
  { suit: 2, side: -1, end: 1 },
  { suit: 3, side: 1, end: 1 },
] as const;

/** Height at which the pawn is cut, from the middle of a mark 100 high. */
const CUT = 2;

/** Draws the bot's mark with its middle at (x, y): a pawn in four pieces, one of each suit. */
export function drawMark(pen: Pen, x: number, y: number, height: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height / 100, height / 100);
  for (const { suit, side, end } of PIECES) {
    pen.save();
    pen.translate((side * GAP) / 2, (end * GAP) / 2);
    pen.beginPath();
    pen.rect(side < 0 ? -100 : 0, end < 0 ? -100 + CUT : CUT, 100, 100);
    pen.clip();
    fillPawn(pen, getSuitColour(pen, suit));
    pen.restore();
  }
  pen.restore();
}

/** Fills the silhouette of a pawn 95 high round the origin. */
function fillPawn(pen: Pen, colour: string): void {
  beginCircle(pen, 0, -24, 23.5);
  fill(pen, colour);
  pen.beginPath();
  pen.moveTo(-15, -14);
  pen.bezierCurveTo(-13, 8, -20, 22, -31, 30);
  pen.bezierCurveTo(-37, 35, -38, 47.5, -28, 47.5);
  pen.lineTo(28, 47.5);
  pen.bezierCurveTo(38, 47.5, 37, 35, 31, 30);
  pen.bezierCurveTo(20, 22, 13, 8, 15, -14);
  pen.closePath();
  fill(pen, colour);
}

const AVATAR_SIZE = 512;

/** Draws the bot's avatar, 512 × 512 pixels, of which Discord shows the circle. */
export function drawAvatar(): Canvas {
  const { canvas, pen } = createSurface(AVATAR_SIZE, AVATAR_SIZE, getStyle('hero'), false);
  pen.fillStyle = getKitHues(pen).paper;
  pen.fillRect(0, 0, AVATAR_SIZE, AVATAR_SIZE);
  drawMark(pen, AVATAR_SIZE / 2, AVATAR_SIZE / 2, 360);
  return canvas;
}

const ICON_SIZE = 128;

/** Draws the icon of a web page, 128 × 128 pixels with round corners. */
export function drawIcon(): Canvas {
  const { canvas, pen } = createSurface(ICON_SIZE, ICON_SIZE, getStyle('hero'));
  beginRoundedRect(pen, 0, 0, ICON_SIZE, ICON_SIZE, 30);
  fill(pen, getKitHues(pen).paper);
  drawMark(pen, ICON_SIZE / 2, ICON_SIZE / 2, 104);
  return canvas;
}
