import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import { drawMedal, drawPlateGlow, drawPlateName } from '../../kit/plate.ts';
import type { PictureRequest } from '../../request.ts';
import { BAND_WIDTH } from './board.ts';
import { drawCapturedCards } from './captured-cards.ts';
import { drawChips, measureChips, takeFittingChips } from './chips.ts';
import { getGoStopHues, getSeatColour } from './colours.ts';
import { createCounterChips, formatSigned } from './counter-chips.ts';
import { drawLabel } from './label.ts';
import { getMeasures } from './measures.ts';
import { drawRevealedCards, getRevealedCards, measureRevealedCards } from './revealed-cards.ts';
import { drawSlots } from './slots.ts';
import type { DrawContext } from './spots.ts';
import { getWideCardWidth, LINE_GAP, NEW_CARD_RAISE, PANEL_EDGE } from './table-layout.ts';
import { getText } from './text.ts';
import { drawToken } from './token.ts';

/** Part of a wide panel's width for names. */
const NAME_WIDTH_RATIO = 0.25;

/** Draws a seat: name, points, scoring groups, captured cards, and what is missing for the sets. */
export function drawSeatPanel(
  dealer: DrawContext,
  request: PictureRequest,
  view: GoStopView,
  seat: number,
  rect: Rect,
): void {
  const { pen, boxes } = dealer;
  const by = getMeasures(pen.look);
  boxes.note('plate', `plate ${seat}`, rect);
  if (request.turn.includes(seat)) drawPlateGlow(pen, rect);
  const half = rect.width < 600;
  const left = rect.x + BAND_WIDTH + 12;
  drawPanelHead(dealer, request, view, seat, rect, half);
  if (view.phase === 'throw') return;
  drawCounters(dealer, view, seat, rect, half);
  const top = rect.y + PANEL_EDGE + by.line + (half ? by.second : 0) + NEW_CARD_RAISE + 4;
  const room = rect.width - BAND_WIDTH - 26;
  drawCapturedCards(dealer, view, seat, { x: left, y: top, width: room, height: 0 }, half);
  const cards = half
    ? getCardHeight(by.half) * 2 + NEW_CARD_RAISE + LINE_GAP
    : getCardHeight(getWideCardWidth(by, view.hands.length));
  drawSlots(dealer, view, seat, { x: left, y: top + cards + PANEL_EDGE, width: room, height: 0 }, half);
}

/** Draws token, dealer's seal, name and points. */
function drawPanelHead(
  dealer: DrawContext,
  request: PictureRequest,
  view: GoStopView,
  seat: number,
  rect: Rect,
  half: boolean,
): void {
  const { pen, boxes } = dealer;
  const by = getMeasures(pen.look);
  const y = rect.y + PANEL_EDGE + by.line / 2;
  let x = rect.x + BAND_WIDTH + 12;
  drawToken(pen, seat, x + by.token, y, by.token);
  x += by.token * 2 + 8;
  const deals = view.phase !== 'throw' && view.dealer === seat;
  if (deals) drawDealerSeal(dealer, x, y);
  if (deals) x += by.chip + 6;
  const room = half
    ? rect.x + rect.width - by.points - 70 - x
    : rect.width * NAME_WIDTH_RATIO - (deals ? by.chip + 6 : 0);
  const occupant = request.occupants[seat] ?? { name: '', ai: false };
  drawPlateName(pen, boxes, occupant, x, y, room, by.textName, getGoStopHues(pen).plateInk);
  drawPoints(dealer, request, view, seat, rect.x + rect.width - by.points - 10, y);
}

/** Draws the seal of the dealer. */
function drawDealerSeal({ pen, boxes }: DrawContext, x: number, y: number): void {
  const { chip: side, textChip: size } = getMeasures(pen.look);
  const { chip: ground, go: colour } = getGoStopHues(pen);
  const rect = { x, y: y - side / 2, width: side, height: side };
  drawLabel(pen, rect, { words: getText(pen).dealer, size, ground, colour, round: 7, edge: colour });
  boxes.note('text', 'dealer', rect);
}

/** Draws the announced points; at the end the place and the total. */
function drawPoints(
  { pen, boxes }: DrawContext,
  request: PictureRequest,
  view: GoStopView,
  seat: number,
  x: number,
  y: number,
): void {
  const { points: width, textPoints: size, token: radius } = getMeasures(pen.look);
  const ended = request.places?.find((placed) => placed.seat === seat);
  const value = ended?.score ?? view.points[seat] ?? 0;
  const height = size * 1.18;
  if (ended) drawMedal(pen, ended.place, x - 32, y, radius + 6);
  const rect = { x, y: y - height / 2, width, height };
  const words = formatSigned(value);
  drawLabel(pen, rect, {
    words,
    size: words.length > 3 ? size * 0.86 : size,
    ground: getSeatColour(pen, seat),
    colour: getGoStopHues(pen).goInk,
    round: 12,
  });
  boxes.note('text', `points ${value}`, rect);
}

/** Draws chips and revealed cards: before the points on a wide panel, on a line of their own on half a panel. */
function drawCounters(dealer: DrawContext, view: GoStopView, seat: number, rect: Rect, half: boolean): void {
  const { pen, boxes } = dealer;
  const by = getMeasures(pen.look);
  const left = rect.x + BAND_WIDTH + 12;
  const end = half ? rect.x + rect.width - 12 : rect.x + rect.width - by.points - by.token * 2 - 36;
  const from = half ? left : left + by.token * 2 + 8 + rect.width * NAME_WIDTH_RATIO + 12;
  const open = getRevealedCards(view, seat);
  const cards = measureRevealedCards(dealer, open);
  const chips = takeFittingChips(pen, createCounterChips(pen, view, seat), end - from - cards);
  const y = rect.y + PANEL_EDGE + (half ? by.line + by.second / 2 - 4 : by.line / 2);
  const x = half ? left : end - measureChips(pen, chips) - cards;
  drawChips(pen, boxes, chips, x, y);
  drawRevealedCards(dealer, open, x + measureChips(pen, chips) + 8, y);
}
