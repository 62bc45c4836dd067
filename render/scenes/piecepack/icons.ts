import type { PieceKind } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { findMotif } from '../../style.ts';
import { getPiecepackHues } from './colours.ts';

type Icon = PieceKind | 'bag' | 'box';

/** Draws an icon within `radius` round (x, y): the theme's, if it has one. */
export function drawIcon(pen: Pen, what: Icon, x: number, y: number, radius: number): void {
  stamp(pen, `piecepack icon/${what}/${radius}`, radius * 2.3, x, y, (on) => {
    on.scale(radius / 20, radius / 20);
    on.lineJoin = 'round';
    on.lineCap = 'round';
    const drawing = findMotif(on, what);
    if (drawing) drawMotif(on, drawing, 0, 0, 40);
    else ICONS[what](on);
  });
}

/** Built-in icons, drawn within 20 round the origin. */
const ICONS: Readonly<Record<Icon, (pen: Pen) => void>> = {
  t: drawTile,
  c: drawCoin,
  d: drawDie,
  p: drawPawn,
  bag: drawBag,
  box: drawBox,
};

function drawTile(pen: Pen): void {
  beginRoundedRect(pen, -17, -17, 34, 34, 4);
  fill(pen, getKitHues(pen).white);
  strokeOutline(pen, getPiecepackHues(pen).icon, 3);
  pen.fillStyle = getPiecepackHues(pen).icon;
  pen.fillRect(-8, -1.25, 16, 2.5);
  pen.fillRect(-1.25, -8, 2.5, 16);
}

function drawCoin(pen: Pen): void {
  beginCircle(pen, 0, 0, 17);
  fill(pen, getPiecepackHues(pen).string);
  strokeOutline(pen, getPiecepackHues(pen).icon, 3);
  beginCircle(pen, 0, 0, 11);
  strokeOutline(pen, getPiecepackHues(pen).icon, 2);
}

function drawDie(pen: Pen): void {
  beginRoundedRect(pen, -15, -15, 30, 30, 7);
  fill(pen, getPiecepackHues(pen).icon);
  for (const at of [-7, 0, 7]) {
    beginCircle(pen, at, at, 3.2);
    fill(pen, getKitHues(pen).white);
  }
}

function drawPawn(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-4, 0);
  pen.bezierCurveTo(-4, 8, -9, 10, -12, 13);
  pen.bezierCurveTo(-14, 16, -13, 18, -10, 18);
  pen.lineTo(10, 18);
  pen.bezierCurveTo(13, 18, 14, 16, 12, 13);
  pen.bezierCurveTo(9, 10, 4, 8, 4, 0);
  pen.closePath();
  fill(pen, getPiecepackHues(pen).icon);
  beginCircle(pen, 0, -7, 11);
  fill(pen, getPiecepackHues(pen).icon);
}

/** Draws a sack tied at the neck. */
function drawBag(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-5, -10);
  pen.bezierCurveTo(-22, 2, -20, 19, -9, 19);
  pen.lineTo(9, 19);
  pen.bezierCurveTo(20, 19, 22, 2, 5, -10);
  pen.lineTo(11, -18);
  pen.bezierCurveTo(4, -14, -4, -14, -11, -18);
  pen.closePath();
  fill(pen, getPiecepackHues(pen).bag);
  strokeOutline(pen, getPiecepackHues(pen).bagDark, 2);
  pen.beginPath();
  pen.moveTo(-7, -9);
  pen.lineTo(7, -9);
  strokeOutline(pen, getPiecepackHues(pen).string, 3.5);
}

/** Draws an open box. */
function drawBox(pen: Pen): void {
  pen.beginPath();
  for (const [x, y] of [
    [-18, -6],
    [-10, -15],
    [10, -15],
    [18, -6],
  ] as const)
    pen.lineTo(x, y);
  pen.closePath();
  fill(pen, getPiecepackHues(pen).boxInside);
  beginRoundedRect(pen, -18, -6, 36, 23, 3);
  fill(pen, getPiecepackHues(pen).box);
  strokeOutline(pen, getPiecepackHues(pen).boxDark, 2);
  beginRoundedRect(pen, -7, 1, 14, 7, 2);
  fill(pen, getKitHues(pen).paper);
}
