import type { GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { getGoStopHues } from './colours.ts';
import { getMeasures, SIDE } from './measures.ts';
import { drawLabel } from './signs.ts';
import type { DrawContext } from './spots.ts';

/** Number of reserve cards, if they are counted. */
const RESERVE_COUNT = 6;
const GAP = 14;

/** Draws the deck and, below it if there is room, the remaining reserve cards. */
export function drawDeck(dealer: DrawContext, view: GoStopView, rect: Rect, width: number): void {
  const small = Math.round(width * 0.5);
  const left = view.options.reserve === 'six' ? RESERVE_COUNT - view.reserves.flat().length : 0;
  const both = getCardHeight(width) + GAP + getCardHeight(small);
  const roomy = rect.height > both + 40 && view.options.reserve === 'six';
  const high = roomy ? both : getCardHeight(width);
  const [x, y] = [rect.x + SIDE, rect.y + (rect.height - high) / 2];
  drawPile(dealer, view.deck, x, y, width);
  if (roomy) drawReserve(dealer, left, x, y + high - getCardHeight(small), small, width);
}

/** Draws a pile of backs and the number of its cards. */
function drawPile({ pen, boxes }: DrawContext, count: number, x: number, y: number, width: number): void {
  const { textDeck: size } = getMeasures(pen.look);
  const depth = Math.min(4, Math.ceil(count / 5));
  for (let at = 0; at < depth; at++)
    drawHwatuCard(pen, null, x + at * 2, y - at * 2, { width, corner: false });
  const [middle, low] = [x + width / 2 + 3, y + getCardHeight(width) / 2 - 3];
  const [long, high] = [size * 1.8, size * 1.33];
  const rect = { x: middle - long / 2, y: low - high / 2, width: long, height: high };
  drawPill(pen, rect, String(count), size);
  boxes.note('text', `deck ${count}`, rect);
}

function drawReserve(
  { pen, boxes }: DrawContext,
  count: number,
  x: number,
  y: number,
  width: number,
  room: number,
): void {
  const height = getCardHeight(width);
  const { textChip: size } = getMeasures(pen.look);
  for (let at = 0; at < Math.min(count, 3); at++)
    drawHwatuCard(pen, 'reserve', x + at * 2, y - at * 2, { width, corner: false });
  const rect = {
    x: x + room - size * 1.3,
    y: y + (height - size * 1.5) / 2,
    width: size * 1.7,
    height: size * 1.5,
  };
  drawPill(pen, rect, String(count), size);
  boxes.note('text', `reserve ${count}`, rect);
}

function drawPill(pen: Pen, rect: Rect, words: string, size: number): void {
  const { chip: ground, chipInk: colour } = getGoStopHues(pen);
  drawLabel(pen, rect, { words, size, ground, colour, round: rect.height / 2 });
}
