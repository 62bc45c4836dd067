import type { Card, GoStopView } from '../../../src/games/gostop/types.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { getMeasures } from './measures.ts';
import type { DrawContext } from './spots.ts';

/** Visible part of each card. */
const VISIBLE_RATIO = 0.72;

/** Returns the publicly known cards in another player's hand, as they were shaken. */
export function getRevealedCards({ hands, viewer }: GoStopView, seat: number): readonly Card[] {
  if (seat === viewer) return [];
  return (hands[seat] ?? []).filter((card) => card !== null);
}

/** Returns their total width. */
export function measureRevealedCards(dealer: DrawContext, cards: readonly Card[]): number {
  return cards.length === 0 ? 0 : getRevealedCardWidth(dealer) * (1.4 + (cards.length - 1) * VISIBLE_RATIO);
}

/** Draws the cards small, from `x` on, centred on the height `y`. */
export function drawRevealedCards(dealer: DrawContext, cards: readonly Card[], x: number, y: number): void {
  const { pen, boxes } = dealer;
  const width = getRevealedCardWidth(dealer);
  const height = getCardHeight(width);
  cards.forEach((card, at) => {
    const rect = { x: x + at * width * VISIBLE_RATIO, y: y - height / 2, width, height };
    drawHwatuCard(pen, card, rect.x, rect.y, { width, corner: false });
    boxes.note('piece', card, rect);
  });
}

/** Returns the largest width that the line allows. */
function getRevealedCardWidth({ pen }: DrawContext): number {
  return Math.floor(getMeasures(pen.look).line / 1.72);
}
