import type { Card, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { getGoStopHues, getSeatColour } from './colours.ts';
import { getMeasures } from './measures.ts';
import { drawShakeSign } from './signs.ts';
import { type DrawContext, drawLightEdge, layCard } from './spots.ts';
import { getHandLineStep, MATCH_LIFT } from './table-layout.ts';

const ROUND = 16;
const GAP = 8;

/** Draws the viewer's own cards in one line or two. Those that match a card of the row stand higher and have a light edge. */
export function drawViewerHand(dealer: DrawContext, view: GoStopView, rect: Rect): void {
  if (view.viewer === null) return;
  const { pen, boxes } = dealer;
  const by = getMeasures(pen.look);
  boxes.note('plate', 'hand', rect);
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, ROUND);
  strokeOutline(pen, getSeatColour(pen, view.viewer), 4);
  const cards = (view.hands[view.viewer] ?? []).filter((card): card is Card => card !== null);
  const width = by.hand[cards.length > by.few ? 1 : 0];
  const abreast = cards.length > by.abreast ? Math.ceil(cards.length / 2) : cards.length;
  const lines = [cards.slice(0, abreast), cards.slice(abreast)].filter(({ length }) => length > 0);
  const first = rect.y + MATCH_LIFT;
  const apart = getHandLineStep(width);
  lines.forEach((cards, at) => {
    drawHeldCards(dealer, view, cards, rect, first + at * apart, width);
  });
}

function drawHeldCards(
  dealer: DrawContext,
  view: GoStopView,
  cards: readonly Card[],
  rect: Rect,
  y: number,
  width: number,
): void {
  const step = width + GAP;
  const x = rect.x + (rect.width - step * cards.length + GAP) / 2;
  const months = new Set(view.row.map(({ cards: [first] }) => getMonth(first ?? '')));
  const open = view.viewer === null ? [] : (view.shaken[view.viewer] ?? []);
  cards.forEach((card, at) => {
    const meets = months.has(getMonth(card));
    const up = y + (meets ? 0 : MATCH_LIFT);
    layCard(dealer, card, { zone: 'hand', x: x + at * step, y: up, width, seen: width });
    if (meets) drawLightEdge(dealer.pen, { x: x + at * step, y: up, width });
    if (open.includes(getMonth(card)))
      drawKnownMark(dealer, x + at * step + 19, up + getHandLineStep(width) - 20);
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
