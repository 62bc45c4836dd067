import type { Card, GoStopEvent, GoStopView } from '../../../src/games/gostop/types.ts';
import { drawBadge } from '../../kit/badge.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawChoiceFrame } from '../../kit/choice-marks.ts';
import { getKitHues } from '../../kit/colours.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import { drawMoveNumbers, findNumberedEvents, type MoveNumber } from '../../kit/move-numbers.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import type { Mark, PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';
import { findShownBill } from './bill.ts';
import { getBoardCanvas } from './board.ts';
import { getGoStopHues, getSeatColour, getSeatPale } from './colours.ts';
import { drawMat } from './mat.ts';
import { getMeasures, WIDTH } from './measures.ts';
import { drawSeatPanel } from './panel.ts';
import { COVER_SAMPLE, PREVIEWS } from './previews.ts';
import { drawShakeSign, drawToken } from './signs.ts';
import { createHaul, drawOriginTag } from './spoils.ts';
import { type DrawContext, drawLightEdge, layCard, type Spot } from './spots.ts';
import { layOutTable, MATCH_LIFT } from './table-layout.ts';
import { createTrace, getDealEvents, getDealTurnEvents } from './trace.ts';

const ROUND = 16;

const GAP = 8;

/** Minimum distance of a card from the edge. */
const EDGE = 14;

/** Scene of Go-Stop: a cloth with the row, and before every player the captured cards. */
export const gostop: Scene = {
  id: 'gostop',
  size: (view, look) => ({ width: WIDTH, height: layOutTable({ look }, view as GoStopView).height }),
  previews: PREVIEWS,
  coverSample: COVER_SAMPLE,
  seatSign: {
    getColours: (pen, seat) => ({ colour: getSeatColour(pen, seat), pale: getSeatPale(pen, seat) }),
    draw: (pen, seat, x, y, size) => drawToken(pen, seat, x, y, size / 2),
  },
  art: { preview: 3, rect: { x: 40, y: 240, width: 920, height: 260 } },
  draw(pen, request, boxes) {
    const view = request.view as GoStopView;
    const on = layOutTable(pen, view);
    const events = request.events as readonly GoStopEvent[];
    const now = getDealTurnEvents(request);
    const trace = createTrace(now);
    const wanted = new Set(request.marks.map(({ at }) => at));
    const dealer: DrawContext = { pen, boxes, trace, spots: new Map(), wanted };
    pen.drawImage(getBoardCanvas(pen, on), 0, 0);
    boxes.note('plate', 'row', on.mat);
    on.panels.forEach((rect, seat) => {
      drawSeatPanel(dealer, request, view, seat, rect);
    });
    drawMat(dealer, view, on, { deal: findShownBill(view, events), haul: createHaul(view, now, trace) });
    if (on.tray) drawViewerHand(dealer, view, on.tray);
    drawOriginTags(dealer);
    drawMarks(dealer, request);
    numberMoves(dealer, request);
  },
};

/** Draws the viewer's own cards, which overlap if there are many. Those that match a card of the row stand higher and have a light edge. */
function drawViewerHand(dealer: DrawContext, view: GoStopView, rect: Rect): void {
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

/** Draws the badges of the choices. */
function drawMarks(dealer: DrawContext, request: PictureRequest): void {
  for (const at of new Set(request.marks.map((mark) => mark.at))) {
    const spot = dealer.spots.get(at);
    if (spot) drawCardMarks(dealer, spot, listUniqueMarks(request.marks.filter((mark) => mark.at === at)));
  }
}

/** Returns each mark once; numbers of cards come before letters of offers. */
function listUniqueMarks(list: readonly Mark[]): readonly string[] {
  return [...new Set(list.map(({ mark }) => mark))].sort();
}

/** Draws the marks at the upper right, as the upper left tells the month; several stand below each other. */
function drawCardMarks({ pen, boxes }: DrawContext, spot: Spot, list: readonly string[]): void {
  const { x, y, width, seen } = spot;
  const [card] = getMeasures(pen.look).badge;
  const radius = Math.round(Math.min(card, width * 0.29, seen * 0.48));
  if (spot.zone !== 'hand')
    drawChoiceFrame(
      pen,
      { x: x - 3, y: y - 3, width: seen + 6, height: getCardHeight(width) + 6 },
      width * 0.07,
    );
  // On a covered card the badge stays off the month of the next one, which is two pixels from its edge.
  const right = x + seen - radius + 2;
  list.forEach((mark, at) => {
    drawBadge(pen, boxes, mark, right, y + radius - 5 + at * (radius * 2 + 3), radius);
  });
}

/** Draws the origin of cards: words on those in the row, and the previous owner on stolen ones. */
function drawOriginTags(dealer: DrawContext): void {
  for (const [card, spot] of dealer.spots) {
    const low = spot.y + getCardHeight(spot.width);
    const robbed = dealer.trace.stolen.get(card);
    if (spot.zone === 'row')
      drawOriginTag(dealer, card, { x: spot.x, low: low - spot.foot, seen: spot.seen });
    else if (spot.zone === 'storage' && robbed !== undefined)
      drawToken(dealer.pen, robbed, spot.x + spot.seen / 2, low - 6, 12);
  }
}

/** Draws the numbers of the moves if several left a trace: each on the card that was laid, wherever it lies now. */
function numberMoves(dealer: DrawContext, request: PictureRequest): void {
  const now = getDealEvents(request.events as readonly GoStopEvent[]);
  const list = findNumberedEvents<GoStopEvent>(
    request,
    (event) => now.includes(event) && findEventSpot(dealer, event) !== undefined,
    ({ kind }) => kind !== 'drew',
  );
  const onCards = list.flatMap(({ event, number }) => {
    const spot = findEventSpot(dealer, event);
    return spot ? [createCardNumber(dealer, spot, event, number)] : [];
  });
  drawMoveNumbers(dealer.pen, dealer.boxes, onCards, 'over pieces');
}

function findEventSpot({ spots }: DrawContext, event: GoStopEvent): Spot | undefined {
  const card = getEventCard(event);
  const spot = card && spots.get(card);
  return spot && spot.zone !== 'hand' ? spot : undefined;
}

function getEventCard(event: GoStopEvent): Card | undefined {
  if (event.kind === 'bombed') return event.cards[0];
  return event.kind === 'played' || event.kind === 'drew' ? event.card : undefined;
}

/** Creates a number's places from the middle of the card's visible part down and up: its upper left corner tells the month. */
function createCardNumber(
  { pen }: DrawContext,
  { x, y, width, seen }: Spot,
  event: GoStopEvent,
  number: number,
): MoveNumber {
  const middle = x + Math.min(seen, width) / 2;
  const high = getCardHeight(width);
  const way = [
    { x: middle, y: y + high * 0.8 },
    { x: middle, y: y + high * 0.4 },
  ];
  return { number, way, colour: 'seat' in event ? getSeatColour(pen, event.seat) : getKitHues(pen).ink };
}
