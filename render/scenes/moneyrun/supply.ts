import type { Denomination, MoneyRunEvent, MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, beginRoundedRect, fill, strokeOutline, withShadow } from '../../kit/shapes.ts';
import { findFittingSize, write } from '../../kit/text.ts';
import type { PictureRequest } from '../../request.ts';
import { drawBag, getBagHeight } from './bag.ts';
import { drawFacingCoin, getCoinShare } from './coin.ts';
import { getSeatColour } from './colours.ts';
import { type Field, getSupplyRect } from './field.ts';
import { drawRoundArrow } from './icons.ts';

/** Number of coins on the table (R-MR-13), and the gap between the parts. */
const SLOT_COUNT = 5;
const GAP = 12;
const ROUND_HEIGHT = 84;
/** Widths of the bag and the round in a large picture. */
const WIDE_BAG = 400;
const WIDE_ROUND = 122;

/** Strip beside the board: the coins on the table, the bag, the round; from top to bottom, or from left to right. */
interface Strip {
  readonly table: Rect;
  readonly bag: Rect;
  readonly round: Rect;
}

function layOutStrip(on: Field, tiny: boolean): Strip {
  const { x, y, width, height } = getSupplyRect(on);
  if (on.large) return layOutLyingStrip(on);
  const bag = getBagHeight(tiny);
  const table = height - bag - ROUND_HEIGHT - GAP * 2;
  return {
    table: { x, y, width, height: table },
    bag: { x, y: y + table + GAP, width, height: bag },
    round: { x, y: y + height - ROUND_HEIGHT, width, height: ROUND_HEIGHT },
  };
}

function layOutLyingStrip(on: Field): Strip {
  const { x, y, width, height } = getSupplyRect(on);
  const table = width - WIDE_BAG - WIDE_ROUND - GAP * 2;
  return {
    table: { x, y, width: table, height },
    bag: { x: x + table + GAP, y, width: WIDE_BAG, height },
    round: { x: x + width - WIDE_ROUND, y, width: WIDE_ROUND, height },
  };
}

/** Draws the backgrounds and the slots for coins. */
export function drawSupplyGround(pen: Pen, on: Field, tiny: boolean): void {
  const { table, bag, round } = layOutStrip(on, tiny);
  for (const rect of [table, bag, round]) {
    withShadow(pen, 8, 3, () => {
      beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 14);
      fill(pen, getKitHues(pen).paper);
    });
  }
  for (let at = 0; at < SLOT_COUNT; at++) {
    const { x, y } = getSlotMiddle(on, table, at);
    beginCircle(pen, x, y, getTableRadius(on));
    fill(pen, getKitHues(pen).paperDark);
  }
}

/** Returns half the width of the largest coin on the table, in pixels. */
export function getTableRadius(on: Field): number {
  return on.large ? 42 : 37;
}

function getSlotMiddle(on: Field, table: Rect, at: number): Point {
  const part = (at + 0.5) / SLOT_COUNT;
  if (on.large) return { x: table.x + 4 + part * (table.width - 8), y: table.y + table.height / 2 };
  return { x: table.x + table.width / 2, y: table.y + part * table.height };
}

/** Draws the coins on the table, the bag, and the round. */
export function drawSupply(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  boxes: Boxes,
): void {
  const { table, bag, round } = layOutStrip(on, view.options.tiny);
  boxes.note('plate', 'table', table);
  boxes.note('plate', 'bag', bag);
  boxes.note('plate', 'round', round);
  drawTableCoins(pen, request, view, on, table);
  drawBag(pen, view, on, bag, boxes);
  drawRound(pen, view, on, round, boxes);
}

/** Draws the coins, largest first; those just drawn from the bag are ringed. */
function drawTableCoins(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field, table: Rect): void {
  const fresh = findDrawnCoins(request);
  view.table.forEach((coin, at) => {
    const { x, y } = getSlotMiddle(on, table, at);
    const radius = Math.round(getTableRadius(on) * getCoinShare(coin));
    drawFacingCoin(pen, coin, x, y, radius);
    const seat = fresh.get(coin);
    if (seat === undefined) return;
    fresh.delete(coin);
    beginCircle(pen, x, y, radius + 2);
    strokeOutline(pen, getSeatColour(pen, seat), 4);
  });
}

/** Returns the coins just drawn, each with its seat (R-MR-13). */
function findDrawnCoins(request: PictureRequest): Map<string, number> {
  const events = request.events as readonly MoneyRunEvent[];
  return new Map(
    events.flatMap((event) =>
      event.kind === 'placed' && event.drawn ? [[event.drawn, event.seat] as const] : [],
    ),
  );
}

/** Returns the middle of the slot in which the table has a coin of this kind, or null. */
export function findTableSlot(view: MoneyRunView, on: Field, coin: Denomination): Point | null {
  const at = view.table.indexOf(coin);
  return at < 0 ? null : getSlotMiddle(on, layOutStrip(on, view.options.tiny).table, at);
}

/** Draws the round and the maximum number of rounds (R-MR-31). */
function drawRound(pen: Pen, view: MoneyRunView, on: Field, round: Rect, boxes: Boxes): void {
  const { roundCap: cap } = view.options;
  const grow = on.large ? 1.2 : 1;
  const [x, y] = [round.x + round.width / 2, round.y + round.height / 2];
  drawRoundArrow(pen, x, y - 19 * grow, Math.round(18 * grow));
  const words = cap > 0 ? `${view.round}/${cap}` : String(view.round);
  const size = findFittingSize(pen, words, round.width - 6, 34 * grow);
  const low = y + 22 * grow;
  const wide = write(pen, words, x, low, { size, colour: getKitHues(pen).ink, align: 'center' });
  boxes.note('text', 'round', getCentredRect(x, low, wide, size * 0.8));
}

function getCentredRect(x: number, y: number, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}
