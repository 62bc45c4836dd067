import type { Card, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { drawMedal, drawPlateGlow, drawPlateName } from '../../kit/plate.ts';
import type { PictureRequest } from '../../request.ts';
import { BAND_WIDTH } from './board.ts';
import { drawCapturedCards } from './captured-cards.ts';
import { type Chip, drawChips, measureChips, takeFittingChips } from './chips.ts';
import { getGoStopHues, getSeatColour } from './colours.ts';
import { getMeasures } from './measures.ts';
import { drawBombSign, drawHandSign, drawLabel, drawShakeSign, drawToken } from './signs.ts';
import { drawSlots } from './slots.ts';
import type { DrawContext } from './spots.ts';
import { getWideCardWidth, LINE_GAP, NEW_CARD_RAISE, PANEL_EDGE } from './table-layout.ts';
import { getText } from './text.ts';

/** Visible part of each card. */
const VISIBLE_RATIO = 0.72;

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

/**
 * Creates the chips of a seat beside its captured cards. They show cards in hand, goes, shaken months that no reserve card shows, turns
 * without a card, and the total of finished deals.
 */
function createCounterChips(pen: Pen, view: GoStopView, seat: number): readonly Chip[] {
  const goes = view.goes[seat] ?? 0;
  const passes = view.passes[seat] ?? 0;
  const held = view.hands[seat]?.length ?? 0;
  const { go, goInk } = getGoStopHues(pen);
  return [
    { words: String(held), ...getPlainChipColours(pen), sign: drawHandSign },
    ...(goes > 0 ? [{ words: getText(pen).go(String(goes)), ground: go, colour: goInk }] : []),
    ...findUnshownShakes(view, seat).map((month) => ({
      words: String(month),
      ...getPlainChipColours(pen),
      sign: drawShakeSign,
    })),
    ...(passes > 0 ? [{ words: String(passes), ...getPlainChipColours(pen), sign: drawBombSign }] : []),
    ...(view.options.deals > 1
      ? [{ words: `Σ ${formatSigned(view.totals[seat] ?? 0)}`, ...getPlainChipColours(pen) }]
      : []),
  ];
}

/** Returns the points with a minus sign as wide as a figure. */
function formatSigned(points: number): string {
  return String(points).replace('-', '−');
}

/** Returns the shaken months without a reserve card, as those were used up before. */
function findUnshownShakes({ shaken, reserves }: GoStopView, seat: number): readonly number[] {
  const told = (reserves[seat] ?? []).flatMap((cause) => (cause.kind === 'shake' ? [cause.month] : []));
  return (shaken[seat] ?? []).filter((month) => !told.includes(month));
}

function getPlainChipColours(pen: Pen) {
  return { ground: getGoStopHues(pen).chip, colour: getGoStopHues(pen).chipInk };
}

/** Returns the publicly known cards in another player's hand, as they were shaken. */
function getRevealedCards({ hands, viewer }: GoStopView, seat: number): readonly Card[] {
  if (seat === viewer) return [];
  return (hands[seat] ?? []).filter((card) => card !== null);
}

/** Returns their total width. */
function measureRevealedCards(dealer: DrawContext, cards: readonly Card[]): number {
  return cards.length === 0 ? 0 : getRevealedCardWidth(dealer) * (1.4 + (cards.length - 1) * VISIBLE_RATIO);
}

/** Draws the cards small, from `x` on, centred on the height `y`. */
function drawRevealedCards(dealer: DrawContext, cards: readonly Card[], x: number, y: number): void {
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
