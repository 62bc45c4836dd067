import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { stamp } from '../../kit/canvas-cache.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMotif } from '../../kit/motif.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { findMotif } from '../../style.ts';
import { getMotoxHues } from './colours.ts';

/** A count and its place: left edge, middle of its height, and half its height. */
interface Count {
  readonly name: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Draws a coin without suit and value, and the number of coins. Returns the right edge. */
export function drawCoinCount(pen: Pen, boxes: Boxes, of: Count): number {
  drawCoin(pen, of.x + of.radius, of.y, of.radius);
  return drawCount(pen, boxes, of);
}

/** Draws a coin, or the theme's replacement, with its middle at (x, y). */
export function drawCoin(pen: Pen, x: number, y: number, radius: number): void {
  stamp(pen, `motox/coin/${radius}`, radius * 2.6, x, y, (on) => {
    on.scale(radius / 40, radius / 40);
    const own = findMotif(on, 'coin');
    if (own) drawMotif(on, own, 0, 0, 88);
    else drawMintedCoin(on);
  });
}

/** Draws a tile still to be laid, and the number of tiles. Returns the right edge. */
export function drawTileCount(pen: Pen, boxes: Boxes, of: Count): number {
  stamp(pen, `motox/tile/${of.radius}`, of.radius * 2.6, of.x + of.radius, of.y, (on) => {
    on.scale(of.radius / 40, of.radius / 40);
    drawTile(on);
  });
  return drawCount(pen, boxes, of);
}

function drawCount(pen: Pen, boxes: Boxes, { name, count, x, y, radius }: Count): number {
  const [left, size] = [x + radius * 2 + 6, Math.round(radius * 1.85)];
  const width = write(pen, String(count), left, y, { size, colour: getKitHues(pen).ink });
  boxes.note('text', `${name} ${count}`, { x: left, y: y - size * 0.45, width, height: size * 0.9 });
  return left + width;
}

function drawMintedCoin(pen: Pen): void {
  const { coin, coinDark, coinLight } = getMotoxHues(pen);
  withShadow(pen, 8, 4, () => {
    beginCircle(pen, 0, 0, 38);
    fill(pen, coinDark);
  });
  beginCircle(pen, 0, 0, 35);
  fill(pen, coin);
  beginCircle(pen, 0, 0, 24);
  strokeOutline(pen, coinLight, 6);
}

function drawTile(pen: Pen): void {
  const { road, roadDark, paint, curb } = getMotoxHues(pen);
  withShadow(pen, 8, 4, () => {
    beginRoundedRect(pen, -37, -37, 74, 74, 12);
    fill(pen, roadDark);
  });
  beginRoundedRect(pen, -33, -33, 66, 66, 9);
  fill(pen, road);
  pen.fillStyle = paint;
  for (const x of [-28, -6, 16]) pen.fillRect(x, -4, 13, 8);
  for (let at = 0; at < 6; at++) {
    pen.fillStyle = curb[at % curb.length] ?? paint;
    pen.fillRect(-33 + at * 11, -33, 11, 7);
    pen.fillRect(-33 + at * 11, 26, 11, 7);
  }
}
