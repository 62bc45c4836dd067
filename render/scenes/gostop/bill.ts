import type { DealResult, GoStopEvent, GoStopView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { beginRoundedRect, fill, strokeOutline } from '../../kit/shapes.ts';
import { write } from '../../kit/text.ts';
import { createBillChips } from './bill-chips.ts';
import { type Chip, drawChips, takeFittingChips } from './chips.ts';
import { getGoStopHues, getSeatColour, getSeatPale } from './colours.ts';
import { getMeasures } from './measures.ts';
import { drawToken } from './signs.ts';
import type { DrawContext } from './spots.ts';

const TOTAL_WIDTH = 116;
const PAD = 10;
const LEAD_WIDTH = 76;

/** Returns the bill of a finished deal whose cards still lie there; null if there is none. */
export function findShownBill(view: GoStopView, events: readonly GoStopEvent[]): DealResult | null {
  const told = events.flatMap((event) => (event.kind === 'billed' ? [event.deal] : [])).at(-1);
  const deal = told ?? (view.phase === 'over' || view.phase === 'deal' ? view.last : null);
  return deal && deal.winner !== null ? deal : null;
}

/** Returns the height of the bill at the foot of the mat. */
export function getBillHeight(pen: Pen, deal: DealResult): number {
  return PAD * 2 + Math.max(2, layOutBillLines(pen, deal).length) * getBillLineHeight(pen);
}

function getBillLineHeight(pen: Pen): number {
  return getMeasures(pen.look).chip + 7;
}

/** Draws what a deal brought its winner: the points and their sum, then the multipliers, then what losers pay. */
export function drawBill({ pen, boxes }: DrawContext, deal: DealResult, rect: Rect): void {
  const { winner, gains } = deal;
  if (winner === null) return;
  beginRoundedRect(pen, rect.x, rect.y, rect.width, rect.height, 14);
  fill(pen, getSeatPale(pen, winner));
  strokeOutline(pen, getSeatColour(pen, winner), 3);
  const middle = rect.y + rect.height / 2;
  drawToken(pen, winner, rect.x + 40, middle, 26);
  const all = layOutBillLines(pen, deal);
  const first = middle - ((all.length - 1) * getBillLineHeight(pen)) / 2;
  all.forEach((chips, at) => {
    drawChips(pen, boxes, chips, rect.x + LEAD_WIDTH, first + at * getBillLineHeight(pen));
  });
  drawTotal({ pen, boxes }, winner, gains[winner] ?? 0, rect.x + rect.width - TOTAL_WIDTH - 12, middle);
}

/** Returns the sums, each broken into as many lines as it needs. */
function layOutBillLines(pen: Pen, deal: DealResult): readonly (readonly Chip[])[] {
  return createBillChips(pen, deal).flatMap((chips) => breakChips(pen, chips));
}

const LINE_WIDTH = 940 - LEAD_WIDTH - TOTAL_WIDTH - 24;

function breakChips(pen: Pen, chips: readonly Chip[]): readonly (readonly Chip[])[] {
  const first = takeFittingChips(pen, chips, LINE_WIDTH);
  if (first.length === 0 || first.length === chips.length) return [chips];
  return [first, ...breakChips(pen, chips.slice(first.length))];
}

function drawTotal(
  { pen, boxes }: Pick<DrawContext, 'pen' | 'boxes'>,
  winner: number,
  value: number,
  x: number,
  y: number,
): void {
  const high = getMeasures(pen.look).chip * 2.1;
  beginRoundedRect(pen, x, y - high / 2, TOTAL_WIDTH, high, 14);
  fill(pen, getSeatColour(pen, winner));
  const words = String(value);
  write(pen, words, x + TOTAL_WIDTH / 2, y, {
    size: Math.min(high * 0.72, (TOTAL_WIDTH * 1.6) / words.length),
    colour: getGoStopHues(pen).goInk,
    align: 'center',
  });
  boxes.note('text', `bill ${value}`, { x, y: y - high / 2, width: TOTAL_WIDTH, height: high });
}
