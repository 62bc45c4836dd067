import type { Coin, ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { drawCoin } from '../../kit/coin.ts';
import { getSuitColour } from '../../kit/colours.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { getForageHues } from './colours.ts';
import { getStashWorth } from './counts.ts';
import { type Field, getPublicHeight, getTrayHeight } from './field.ts';
import { WIDTH } from './measures.ts';
import { drawPill } from './plates.ts';

type KnownCoin = Coin<number | null>;

/** Room at the right end of the tray for its worth. */
const WORTH_WIDTH = 110;

/** Draws the viewer's own coins with their values, large, below the board, in one row or two, and their worth. */
export function drawTray(pen: Pen, view: ForageView, on: Field, boxes: Boxes): void {
  const height = getTrayHeight(view, on);
  if (view.viewer === null || height === 0) return;
  const { pad, figure } = on.by;
  const coins = view.stashes[view.viewer] ?? [];
  const rect = { x: pad, y: getPublicHeight(on), width: WIDTH - pad * 2, height };
  drawGround(pen, rect, pad, getSuitColour(pen, view.viewer));
  boxes.note('plate', 'tray', rect);
  const score = getStashWorth(view, coins);
  const end = score === null ? 0 : WORTH_WIDTH;
  drawCoins(pen, coins, on, { ...rect, width: rect.width - end }, boxes);
  const x = rect.x + rect.width - WORTH_WIDTH / 2;
  if (score !== null) drawPill(pen, boxes, 'own score', score, x, rect.y + height / 2, figure * 1.1);
}

function drawGround(pen: Pen, rect: Rect, pad: number, colour: string): void {
  pen.fillStyle = getForageHues(pen).table;
  pen.fillRect(0, rect.y, WIDTH, rect.height + pad);
  beginRoundedRect(pen, rect.x + 3, rect.y + 3, rect.width - 6, rect.height - 6, 18);
  fill(pen, getForageHues(pen).tray);
  strokeOutline(pen, getForageHues(pen).trayEdge, 6);
  beginRoundedRect(pen, rect.x + 8, rect.y + 8, rect.width - 16, rect.height - 16, 13);
  strokeOutline(pen, colour, 4);
}

function drawCoins(pen: Pen, coins: readonly KnownCoin[], on: Field, rect: Rect, boxes: Boxes): void {
  const middle = rect.y + rect.height / 2;
  const { single, double } = on.by;
  if (rect.height === single.height) {
    drawCoinRow(pen, coins, rect, middle, single.radius, boxes);
    return;
  }
  const half = Math.ceil(coins.length / 2);
  const off = double.radius * 1.0 + 1;
  drawCoinRow(pen, coins.slice(0, half), rect, middle - off, double.radius, boxes);
  drawCoinRow(pen, coins.slice(half), rect, middle + off, double.radius, boxes);
}

function drawCoinRow(
  pen: Pen,
  coins: readonly KnownCoin[],
  rect: Rect,
  y: number,
  radius: number,
  boxes: Boxes,
): void {
  const step = Math.min(radius * 2.3, (rect.width - 24) / coins.length);
  const from = rect.x + rect.width / 2 - (step * (coins.length - 1)) / 2;
  coins.forEach(({ suit, value }, at) => {
    const x = from + at * step;
    drawCoin(pen, { suit, side: value === null ? 'hidden' : 'known', value }, x, y, radius);
    boxes.note('piece', `own ${suit}${value}`, {
      x: x - radius,
      y: y - radius,
      width: radius * 2,
      height: radius * 2,
    });
  });
}
