import type { ChartView } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { cardHeight, hwatu } from '../../kit/hwatu/card.ts';
import { fill, rounded } from '../../kit/shapes.ts';
import { fittingSize, write } from '../../kit/words.ts';
import { hwatuHues } from './colours.ts';
import { kindOf } from './kinds.ts';
import { cellHeight, legendTop, MONTH, measuresOf } from './measures.ts';
import { words } from './words.ts';

/** How far a frame stands out from its card. */
const FRAME = 4;

/** One of the cards that the chart shows. */
type Shown = ChartView['cards'][number];

/** A month with its four cards below each other, round the line at `middle`, from `y` down. */
export function month(pen: Pen, boxes: Boxes, cards: readonly Shown[], middle: number, y: number): void {
  const measures = measuresOf(pen.look);
  const number = cards[0]?.month ?? 0;
  const height = legendTop(measures) - y;
  boxes.note('plate', `month ${number}`, { x: middle - MONTH / 2, y, width: MONTH, height });
  heading(pen, boxes, number, middle, y);
  cards.forEach((card, at) => {
    cell(pen, boxes, card, middle, y + measures.head + at * cellHeight(measures));
  });
}

function heading(pen: Pen, boxes: Boxes, number: number, middle: number, y: number): void {
  const { head, textMonth, textPlant } = measuresOf(pen.look);
  const width = MONTH - 4;
  const plant = words(pen).plants[number - 1] ?? '';
  const { dark, soft } = hwatuHues(pen);
  const [high, low] = [y + head * 0.32, y + head * 0.75];
  centred(pen, words(pen).month(number), middle, high, textMonth, dark);
  centred(pen, plant, middle, low, textPlant, soft);
  boxes.note('text', `month ${number}`, { x: middle - width / 2, y, width, height: head });
}

function centred(pen: Pen, said: string, x: number, y: number, wish: number, colour: string): void {
  const size = fittingSize(pen, said, MONTH - 8, wish);
  write(pen, said, x, y, { size, colour, align: 'center' });
}

function cell(pen: Pen, boxes: Boxes, { card, sort }: Shown, middle: number, y: number): void {
  const { card: width, label, textLabel } = measuresOf(pen.look);
  const high = cardHeight(width);
  const left = Math.round(middle - width / 2);
  const { ground, ink, framed } = kindOf(pen, sort);
  const around = framed ? FRAME : 0;
  rounded(pen, left - around, y - around, width + around * 2, high + label + around * 2, 9);
  fill(pen, ground);
  hwatu(pen, card, left, y, { width, corner: false });
  const said = words(pen).sorts[sort];
  const size = fittingSize(pen, said, width - 2, textLabel);
  write(pen, said, left + width / 2, y + high + label / 2 + 1, { size, colour: ink, align: 'center' });
  boxes.note('piece', card, { x: left, y, width, height: high });
  boxes.note('text', `${card} ${sort}`, { x: left, y: y + high, width, height: label });
}
