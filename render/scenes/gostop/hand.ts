import type { Card, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { getGoStopHues, getSeatColour } from './colours.ts';
import { getMeasures } from './measures.ts';
import { drawShakeSign } from './signs.ts';
import { type DrawContext, drawLightEdge, layCard } from './spots.ts';
import { MATCH_LIFT } from './table-layout.ts';

const ROUND = 16;
const GAP = 8;
/** Minimum distance of a card from the edge. */
const EDGE = 14;

/** Draws the viewer's own cards, which overlap if there are many. Those that match a card of the row stand higher and have a light edge. */
export function drawViewerHand(dealer: DrawContext, view: GoStopView, rect: Rect): void {
  if (view.viewer === null) return;
  const { pen, boxes } = dealer;
  boxes.note('plate', 'hand', rect);
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
  strokeOutline(pen, getSeatColour(pen, view.viewer), 4);
  const cards = (view.hands[view.viewer] ?? []).filter((card): card is Card => card !== null);
  const width = getMeasures(pen.look).hand;
  const step = Math.min(width + GAP, Math.floor((rect.width - EDGE * 2 - width) / (cards.length - 1)));
  const x = rect.x + (rect.width - width - step * (cards.length - 1)) / 2;
  const months = new Set(view.row.map(({ cards: [first] }) => getMonth(first ?? '')));
  const open = view.shaken[view.viewer] ?? [];
  cards.forEach((card, at) => {
    const seen = at === cards.length - 1 ? width : Math.min(step, width);
    const meets = months.has(getMonth(card));
    const spot = { x: x + at * step, y: rect.y + MATCH_LIFT * (meets ? 1 : 2), width };
    layCard(dealer, card, { zone: 'hand', ...spot, seen });
    if (meets) drawLightEdge(pen, spot);
    if (open.includes(getMonth(card))) drawKnownMark(dealer, spot.x + 19, spot.y + getCardHeight(width) - 20);
  });
}

/** Draws the mark of a card that everyone has seen, as it was shaken. */
function drawKnownMark({ pen }: DrawContext, x: number, y: number): void {
  beginCircle(pen, x, y, 14);
  fill(pen, getGoStopHues(pen).chip);
  strokeOutline(pen, getGoStopHues(pen).chipInk, 2);
  drawShakeSign(pen, x, y, 20);
}

function getMonth(card: Card): number {
  return Number.parseInt(card, 10);
}
