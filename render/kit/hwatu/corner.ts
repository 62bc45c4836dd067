import type { Pen } from '../../canvas.ts';
import { beginRoundedRect, fill } from '../shapes.ts';
import { write } from '../text.ts';
import { fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, BLUE, GREEN, getCardHues, ORANGE, PAPER, RED, resolveInk } from './card-colours.ts';
import { drawBrightDisc } from './disc.ts';

/** Value of a card without its month; junk may bear its number. `C*` stands for all ribbons. */
export type Code = 'A' | 'B+' | 'B' | 'C+' | 'C' | 'C-' | 'C--' | 'C*' | 'D' | 'D+';

/** Size of the month on a card's tab. */
export const MONTH_SIZE = 30;

/** Draws the tab of a card at its upper left: month and value, one below the other. It is 28 or 38 wide, 54 high. */
export function drawCardCorner(pen: Pen, card: string): void {
  const month = Number.parseInt(card, 10);
  pen.beginPath();
  const wide = month > 9 ? 38 : 28;
  pen.roundRect(0, 0, wide, 54, [5, 0, 8, 0]);
  fill(pen, resolveInk(pen, card.endsWith('D+') ? RED : PAPER));
  const colour = resolveInk(pen, card.endsWith('D+') ? PAPER : BLACK);
  const middle = wide / 2 - 0.8;
  write(pen, String(month), middle, 15, { size: MONTH_SIZE, colour, align: 'center' });
  drawValueSign(pen, getCardCode(card), middle, 40, 1.15);
}

function getCardCode(card: string): Code {
  const code = card.replace(/^\d+/, '');
  return code.startsWith('D') && code !== 'D+' ? 'D' : (code as Code);
}

/** Draws the sign of a value, its middle at (x, y); about 20 wide. */
export function drawValueSign(pen: Pen, code: Code, x: number, y: number, scale: number): void {
  withPlacement(pen, x, y, 0, scale, () => {
    if (code === 'A') drawBrightDisc(pen, 0, 0, 8.6);
    else if (code === 'B+') drawBird(pen);
    else if (code === 'B') drawDiamond(pen);
    else if (code === 'C*') drawStrips(pen);
    else if (code.startsWith('C')) drawStrip(pen, code);
    else if (code === 'D+') drawPips(pen, [-4.6, 4.6], PAPER);
    else drawPips(pen, [0], BLACK);
  });
}

function drawBird(pen: Pen): void {
  fillSvgPath(
    pen,
    'M-8.2 -1.5 L-4.2 -5.5 C-1.2 -9 2.8 -7 2.8 -3 L9.2 -7 C9.4 1 6.8 8 0.8 8 C-4.6 8 -5.8 4 -4.8 0Z',
    GREEN,
  );
  fillDab(pen, -1.6, -3, 1.3, PAPER);
}

function drawDiamond(pen: Pen): void {
  fillSvgPath(pen, 'M0 -10 L8.8 0 L0 10 L-8.6 0Z', ORANGE);
  strokeSvgPath(pen, 'M0 -6 L4.8 0 L0 6 L-4.8 0Z', PAPER, 1.6);
}

/** Draws a small ribbon: letters on those with writing, a hollow one for the rain's. */
function drawStrip(pen: Pen, code: Code): void {
  beginRoundedRect(pen, -7.2, -10, 14.5, 20, 2);
  fill(pen, resolveInk(pen, code === 'C' ? BLUE : RED));
  if (code === 'C--') {
    beginRoundedRect(pen, -3.8, -6.6, 7.7, 13.2, 1);
    fill(pen, getCardHues(pen).cardPaper);
  }
  const letter = code === 'C+' ? '홍' : code === 'C' ? '청' : '';
  write(pen, letter, 0, 0, { size: 14.5, colour: getCardHues(pen).cardPaper, align: 'center' });
}

function drawStrips(pen: Pen): void {
  for (const [x, colour] of [
    [-8, RED],
    [1, BLUE],
  ] as const) {
    beginRoundedRect(pen, x, -10, 7.5, 20, 1.5);
    fill(pen, resolveInk(pen, colour));
  }
}

function drawPips(pen: Pen, places: readonly number[], colour: string): void {
  for (const x of places) fillDab(pen, x, 0, places.length > 1 ? 4 : 4.6, colour);
}
