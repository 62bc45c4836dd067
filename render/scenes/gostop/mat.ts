import type { Card, DealResult, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getCardHeight } from '../../kit/hwatu/card.ts';
import { drawBill, getBillHeight } from './bill.ts';
import { drawThrows } from './dealer-throws.ts';
import { drawDeck } from './deck.ts';
import { getMeasures, SIDE, WIDTH } from './measures.ts';
import { drawRow } from './row.ts';
import { drawSpoils, type Haul } from './spoils.ts';
import { type DrawContext, layCard } from './spots.ts';
import type { Table } from './table-layout.ts';

const PAD = 8;
/** Scale of a card on its way, relative to the deck. */
const WAITING_SCALE = 1.3;
/** Distance between the row and what lies beside it. */
const GAP = 18;

/** Contents of the mat beside the cards. */
interface MatExtras {
  /** Bill of a finished deal. */
  readonly deal: DealResult | null;
  readonly haul: Haul | null;
}

/** Draws the middle of the table: the deck, the drawn card, the row, the last haul; below them a bill. */
export function drawMat(dealer: DrawContext, view: GoStopView, on: Table, { deal, haul }: MatExtras): void {
  const rect = on.mat;
  if (view.phase === 'throw') {
    drawThrows(dealer.pen, dealer.boxes, view, rect);
    return;
  }
  const high = deal ? getBillHeight(dealer.pen, deal) : 0;
  if (deal) {
    const y = rect.y + rect.height - high - 12;
    drawBill(dealer, deal, { x: rect.x + 14, y, width: rect.width - 28, height: high });
  }
  const room = { ...rect, height: rect.height - (deal ? high + 4 : 0) };
  drawMatCards(dealer, view, room, on, deal && haul ? { ...haul, months: [] } : haul);
}

function drawMatCards(dealer: DrawContext, view: GoStopView, rect: Rect, on: Table, haul: Haul | null): void {
  const width = Math.min(getMeasures(dealer.pen.look).deck, Math.floor((rect.height - PAD * 2 - 8) / 1.64));
  drawDeck(dealer, view, rect, width);
  const waiting = findCardsUnderway(view);
  const left = SIDE + width + 22;
  const large = Math.round(width * WAITING_SCALE);
  waiting.forEach((card, at) => {
    const [x, y] = [rect.x + left + at * (large + 10), rect.y + (rect.height - getCardHeight(large)) / 2];
    layCard(dealer, card, { zone: 'row', x, y, width: large, seen: large });
  });
  const from = left + waiting.length * (large + 10) + (waiting.length > 0 ? 8 : 0);
  const free = {
    x: rect.x + from,
    y: rect.y + PAD,
    width: rect.width - from - SIDE,
    height: rect.height - PAD * 2,
  };
  drawRow(dealer, view, haul ? drawHaulBeside(dealer, haul, free, on) : free);
}

/** Draws the haul at the side of its owner, and returns the rest of the room. */
function drawHaulBeside(dealer: DrawContext, haul: Haul, room: Rect, on: Table): Rect {
  const { spoils: width } = getMeasures(dealer.pen.look);
  const panel = on.panels[haul.seat] as Rect;
  const atLeft = panel.x + panel.width < WIDTH / 2;
  const x = atLeft ? room.x - 4 : room.x + room.width + SIDE - 12 - width;
  drawSpoils(dealer, haul, { ...room, x, width }, panel.y < on.mat.y ? 'up' : 'down');
  const rest = { ...room, width: room.width - width - GAP + (atLeft ? 0 : SIDE - 12) };
  return atLeft ? { ...rest, x: room.x + width + GAP } : rest;
}

/** Returns the cards on their way: in no column yet, and taken by no player. */
function findCardsUnderway({ underway, row: columns, storage }: GoStopView): readonly Card[] {
  const laid = new Set([...columns.flatMap(({ cards }) => cards), ...storage.flat()]);
  const moving = [underway.played, ...underway.bomb, underway.drawn];
  return [...new Set(moving)].filter((card): card is Card => card !== null && !laid.has(card));
}
