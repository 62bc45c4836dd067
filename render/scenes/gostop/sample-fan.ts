import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';

/** Cards shown before the deal: always the same ones, so that they tell nothing of anybody's hand. */
const SAMPLE_CARDS = ['2B+', '1A', '3A', '8A', '11A', '12A', '6B'];

const CARD_WIDTH = 120;
/** Distance of the cards' feet from the point round which they are fanned, in pixels. */
const RADIUS = 430;
/** Angle between neighbours, in radians. */
const SPREAD = 0.19;

/** Draws a fan of cards in the upper half of the mat. */
export function drawSampleFan(pen: Pen, { x, y, width }: Rect): void {
  const high = getCardHeight(CARD_WIDTH);
  SAMPLE_CARDS.forEach((card, at) => {
    pen.save();
    pen.translate(x + width / 2, y + 22 + high + RADIUS);
    pen.rotate((at - (SAMPLE_CARDS.length - 1) / 2) * SPREAD);
    drawHwatuCard(pen, card, -CARD_WIDTH / 2, -RADIUS - high, { width: CARD_WIDTH, corner: false });
    pen.restore();
  });
}
