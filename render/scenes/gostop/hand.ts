import type { Card, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import { line, rounded } from '../../kit/shapes.ts';
import { seatColour } from './look.ts';
import { type Dealer, lay, lit } from './spots.ts';

const ROUND = 16;
/** Ten cards fit at the smaller size. */
const [SMALL, LARGE] = [86, 100];
const MANY = 8;
const GAP = 8;
/** A card that meets one of the row stands higher. */
const RAISE = 12;

/** The viewer's own cards; those that meet a card of the row stand higher and have a light edge. */
export function hand(dealer: Dealer, view: GoStopView, rect: Rect): void {
  if (view.viewer === null) return;
  const { pen, boxes } = dealer;
  boxes.note('plate', 'hand', rect);
  rounded(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
  line(pen, seatColour(pen, view.viewer), 4);
  const cards = (view.hands[view.viewer] ?? []).filter((card): card is Card => card !== null);
  const width = cards.length > MANY ? SMALL : LARGE;
  const step = width + GAP;
  const x = rect.x + (rect.width - step * cards.length + GAP) / 2;
  const y = rect.y + (rect.height - cardHeight(width) + RAISE * 2) / 2;
  const months = new Set(view.row.map(({ cards: [first] }) => monthOf(first ?? '')));
  cards.forEach((card, at) => {
    const meets = months.has(monthOf(card));
    const spot = {
      zone: 'hand',
      x: x + at * step,
      y: y - (meets ? RAISE : 0),
      width,
      seen: width,
      at,
    } as const;
    lay(dealer, card, spot);
    if (meets) lit(pen, spot.x, spot.y, width, cardHeight(width));
  });
}

function monthOf(card: Card): number {
  return Number.parseInt(card, 10);
}
