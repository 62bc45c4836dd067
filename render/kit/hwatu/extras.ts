import type { Pen } from '../../canvas.ts';
import { write } from '../text.ts';
import { drawAround, fillDab, fillSvgPath, strokeSvgPath, withPlacement } from './brush.ts';
import { BLACK, getCardHues, PAPER, RED, YELLOW } from './card-colours.ts';

/** Cards beside the 48: one that doubles, and one that adds a point. */
export const EXTRAS: Readonly<Record<string, (pen: Pen) => void>> = {
  reserve: drawReserveCard,
  point: drawPointCard,
};

/** Draws a knot of gold cords on black: the winnings count twice. */
function drawReserveCard(pen: Pen): void {
  fillSvgPath(pen, 'M0 0 H100 V164 H0Z', BLACK);
  for (const y of [30, 134]) withPlacement(pen, 50, y, 0, 1, () => drawKnot(pen));
  strokeSvgPath(pen, 'M50 46 V58 M50 106 V118', YELLOW, 3);
  write(pen, '×2', 50, 82, { size: 76, colour: getCardHues(pen).cardYellow, align: 'center' });
}

function drawKnot(pen: Pen): void {
  drawAround(pen, 4, 45, 360, () =>
    strokeSvgPath(pen, 'M0 0 C-13 -7 -9 -20 0 -18 C9 -20 13 -7 0 0Z', YELLOW, 3),
  );
  fillDab(pen, 0, 0, 4.4, YELLOW);
  fillDab(pen, 0, 0, 2.2, RED);
}

/** Draws a rising sun: one point for the courage to go on. */
function drawPointCard(pen: Pen): void {
  fillSvgPath(pen, 'M0 0 H100 V164 H0Z', YELLOW);
  withPlacement(pen, 50, 164, 0, 1, () => {
    drawAround(pen, 11, -80, 160, () => fillSvgPath(pen, 'M-5 -54 L0 -96 L5 -54Z', RED));
    fillDab(pen, 0, 0, 50, PAPER);
    fillDab(pen, 0, 0, 46, RED);
  });
  write(pen, '+1', 50, 42, { size: 70, colour: getCardHues(pen).cardWriting, align: 'center' });
}
