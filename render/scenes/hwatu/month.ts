import type { ChartView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { beginRoundedRect, fill } from '../../kit/shapes.ts';
import { findFittingSize, write } from '../../kit/text.ts';
import { getHwatuHues } from './colours.ts';
import { getKindStyle } from './kinds.ts';
import { getCellHeight, getLegendTop, getMeasures, MONTH_WIDTH } from './measures.ts';
import { getText } from './text.ts';

/** Distance of a frame from its card. */
const FRAME_MARGIN = 4;

/** One of the cards that the chart shows. */
type ChartCard = ChartView['cards'][number];

/** Draws a month with its four cards below each other, centred on `middle`, from `y` down. */
export function drawMonth(
  pen: Pen,
  boxes: Boxes,
  cards: readonly ChartCard[],
  middle: number,
  y: number,
): void {
  const measures = getMeasures(pen.look);
  const number = cards[0]?.month ?? 0;
  const height = getLegendTop(measures) - y;
  boxes.note('plate', `month ${number}`, { x: middle - MONTH_WIDTH / 2, y, width: MONTH_WIDTH, height });
  drawHeading(pen, boxes, number, middle, y);
  cards.forEach((card, at) => {
    drawCell(pen, boxes, card, middle, y + measures.head + at * getCellHeight(measures));
  });
}

function drawHeading(pen: Pen, boxes: Boxes, number: number, middle: number, y: number): void {
  const { head, textMonth, textPlant } = getMeasures(pen.look);
  const width = MONTH_WIDTH - 4;
  const plant = getText(pen).plants[number - 1] ?? '';
  const { dark, soft } = getHwatuHues(pen);
  const [high, low] = [y + head * 0.32, y + head * 0.75];
  drawCentredText(pen, getText(pen).month(number), middle, high, textMonth, dark);
  drawCentredText(pen, plant, middle, low, textPlant, soft);
  boxes.note('text', `month ${number}`, { x: middle - width / 2, y, width, height: head });
}

function drawCentredText(pen: Pen, said: string, x: number, y: number, wish: number, colour: string): void {
  const size = findFittingSize(pen, said, MONTH_WIDTH - 8, wish);
  write(pen, said, x, y, { size, colour, align: 'center' });
}

function drawCell(pen: Pen, boxes: Boxes, { card, sort }: ChartCard, middle: number, y: number): void {
  const { card: width, label, textLabel } = getMeasures(pen.look);
  const high = getCardHeight(width);
  const left = Math.round(middle - width / 2);
  const { ground, ink, framed } = getKindStyle(pen, sort);
  const around = framed ? FRAME_MARGIN : 0;
  beginRoundedRect(pen, left - around, y - around, width + around * 2, high + label + around * 2, 9);
  fill(pen, ground);
  drawHwatuCard(pen, card, left, y, { width, corner: false });
  const said = getText(pen).sorts[sort];
  const size = findFittingSize(pen, said, width - 2, textLabel);
  write(pen, said, left + width / 2, y + high + label / 2 + 1, { size, colour: ink, align: 'center' });
  boxes.note('piece', card, { x: left, y, width, height: high });
  boxes.note('text', `${card} ${sort}`, { x: left, y: y + high, width, height: label });
}
