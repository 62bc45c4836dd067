import type { Card, GoStopView } from '../../../src/games/gostop/types.ts';
import { cardHeight, hwatu } from '../../kit/hwatu/card.ts';
import { measuresOf } from './measures.ts';
import type { Dealer } from './spots.ts';

/** So much of each shows. */
const SEEN = 0.72;

/** The cards in another's hand that all may see, as they were shaken. */
export function shownOf({ hands, viewer }: GoStopView, seat: number): readonly Card[] {
  if (seat === viewer) return [];
  return (hands[seat] ?? []).filter((card) => card !== null);
}

/** How wide they lie together. */
export function shownLength(dealer: Dealer, cards: readonly Card[]): number {
  return cards.length === 0 ? 0 : widthOf(dealer) * (1.4 + (cards.length - 1) * SEEN);
}

/** Lays them small, from `x` on, their middle at the height `y`. */
export function shown(dealer: Dealer, cards: readonly Card[], x: number, y: number): void {
  const { pen, boxes } = dealer;
  const width = widthOf(dealer);
  const height = cardHeight(width);
  cards.forEach((card, at) => {
    const rect = { x: x + at * width * SEEN, y: y - height / 2, width, height };
    hwatu(pen, card, rect.x, rect.y, { width, corner: true });
    boxes.note('piece', card, rect);
  });
}

/** As large as the line allows. */
function widthOf({ pen }: Dealer): number {
  return Math.floor(measuresOf(pen.look).line / 1.72);
}
