import type { Card, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { cardHeight } from '../../kit/hwatu/card.ts';
import { circle, fill, line, rounded } from '../../kit/shapes.ts';
import { gostopHues, seatColour } from './colours.ts';
import { measuresOf } from './measures.ts';
import { shakeSign } from './signs.ts';
import { type Dealer, lay, lit } from './spots.ts';
import { LIFT } from './table.ts';

const ROUND = 16;
const GAP = 8;

/** The viewer's own cards, in one line or two; those that meet a card of the row stand higher and have a light edge. */
export function hand(dealer: Dealer, view: GoStopView, rect: Rect): void {
  if (view.viewer === null) return;
  const { pen, boxes } = dealer;
  const by = measuresOf(pen.look);
  boxes.note('plate', 'hand', rect);
  rounded(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
  line(pen, seatColour(pen, view.viewer), 4);
  const cards = (view.hands[view.viewer] ?? []).filter((card): card is Card => card !== null);
  const width = by.hand[cards.length > by.few ? 1 : 0];
  const abreast = cards.length > by.abreast ? Math.ceil(cards.length / 2) : cards.length;
  const lines = [cards.slice(0, abreast), cards.slice(abreast)].filter(({ length }) => length > 0);
  const high = cardHeight(width) + LIFT;
  const first = rect.y + LIFT * 1.2 + (rect.height - LIFT * 1.6 - lines.length * high) / 2;
  lines.forEach((cards, at) => {
    held(dealer, view, cards, rect, first + at * (high + LIFT / 2), width);
  });
}

function held(
  dealer: Dealer,
  view: GoStopView,
  cards: readonly Card[],
  rect: Rect,
  y: number,
  width: number,
): void {
  const step = width + GAP;
  const x = rect.x + (rect.width - step * cards.length + GAP) / 2;
  const months = new Set(view.row.map(({ cards: [first] }) => monthOf(first ?? '')));
  const open = view.viewer === null ? [] : (view.shaken[view.viewer] ?? []);
  cards.forEach((card, at) => {
    const meets = months.has(monthOf(card));
    const up = y + (meets ? 0 : LIFT);
    lay(dealer, card, { zone: 'hand', x: x + at * step, y: up, width, seen: width });
    if (meets) lit(dealer.pen, { x: x + at * step, y: up, width });
    if (open.includes(monthOf(card))) known(dealer, x + at * step + 19, up + cardHeight(width) - 20);
  });
}

/** All have seen this card, as it was shaken. */
function known({ pen }: Dealer, x: number, y: number): void {
  circle(pen, x, y, 14);
  fill(pen, gostopHues(pen).chip);
  line(pen, gostopHues(pen).chipInk, 2);
  shakeSign(pen, x, y, 20);
}

function monthOf(card: Card): number {
  return Number.parseInt(card, 10);
}
