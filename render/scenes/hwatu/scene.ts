import { CHART } from '../../../src/games/gostop/board.ts';
import type { ChartView, Sort } from '../../../src/games/gostop/types.ts';
import { plainHwatu } from '../../../themes/plain/hwatu.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawHwatuCard, getCardHeight } from '../../kit/hwatu/card.ts';
import { createPreview } from '../../kit/preview.ts';
import { beginRoundedRect, fill } from '../../kit/shapes.ts';
import { findFittingSize, write } from '../../kit/text.ts';
import type { PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';
import { defineHues } from '../../style.ts';
import { getCellHeight, getLegendTop, getMeasures, MARGIN, MONTH_WIDTH, WIDTH } from './measures.ts';
import { getText } from './text.ts';

/** Distance of a frame from its card. */
const FRAME_MARGIN = 4;

/** Kinds in the order of the legend's lines, whose colours precede them. */
const SORTS: readonly Sort[] = ['bright', 'bird', 'red', 'blue', 'plain', 'rain', 'animal', 'junk'];

/** Margin inside the legend, in pixels. */
const INSET = 14;

const WHOLE = createPreview({ scene: 'hwatu', view: CHART, seats: 0, viewer: null, turn: [] });

/** Previews of the chart in both languages and large. */
const PREVIEWS: readonly PictureRequest[] = [
  WHOLE,
  { ...WHOLE, look: { language: 'ko' } },
  { ...WHOLE, look: { large: true } },
];

/** Chart of all 48 flower cards, a month a column, with the kind of each card and the worth of the sets. */
export const hwatu: Scene = {
  id: 'hwatu',
  size: (_view, look) => ({ width: WIDTH, height: getPictureHeight(look) }),
  previews: PREVIEWS,
  draw(pen, request, boxes) {
    pen.fillStyle = getHwatuHues(pen).ground;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(pen.look));
    const { cards } = request.view as ChartView;
    for (let at = 0; at < 12; at++) {
      const own = cards.filter(({ month }) => month === at + 1);
      drawMonth(pen, boxes, own, MARGIN + (at + 0.5) * MONTH_WIDTH, MARGIN);
    }
    drawLegend(pen, boxes);
  },
};

function getPictureHeight(look: Parameters<typeof getMeasures>[0]): number {
  return Math.ceil(getLegendTop(getMeasures(look)) + getLegendHeight(look) + MARGIN);
}

/** Returns the height of the legend. */
function getLegendHeight(look: Parameters<typeof getMeasures>[0]): number {
  const { line, columns } = getMeasures(look);
  return (SORTS.length / columns) * line + INSET * 2;
}

/** Draws the worth of each kind, a line each, column by column. */
function drawLegend(pen: Pen, boxes: Boxes): void {
  const measures = getMeasures(pen.look);
  const top = getLegendTop(measures);
  beginRoundedRect(pen, MARGIN, top, WIDTH - MARGIN * 2, getLegendHeight(pen.look), 14);
  fill(pen, getHwatuHues(pen).board);
  const ground = { x: MARGIN, y: top, width: WIDTH - MARGIN * 2, height: getLegendHeight(pen.look) };
  boxes.note('plate', 'legend', ground);
  const rows = SORTS.length / measures.columns;
  const wide = (WIDTH - MARGIN * 2 - INSET * 2) / measures.columns;
  SORTS.forEach((sort, at) => {
    const x = MARGIN + INSET + Math.floor(at / rows) * wide;
    drawEntry(pen, boxes, sort, at, { x, y: top + INSET + (at % rows) * measures.line, wide });
  });
}

interface EntryPlace {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

function drawEntry(pen: Pen, boxes: Boxes, sort: Sort, at: number, { x, y, wide }: EntryPlace): void {
  const { line, textLine } = getMeasures(pen.look);
  const chip = Math.round(line * 0.5);
  beginRoundedRect(pen, x, y + (line - chip) / 2, chip, chip, 6);
  fill(pen, getKindStyle(pen, sort).ground);
  const said = getText(pen).legend[at] ?? '';
  const room = wide - chip - 18;
  const size = findFittingSize(pen, said, room, textLine);
  write(pen, said, x + chip + 10, y + line / 2, { size, colour: getHwatuHues(pen).dark });
  boxes.note('text', `worth of ${sort}`, { x: x + chip + 10, y: y + 4, width: room, height: line - 8 });
}

/** One of the cards that the chart shows. */
type ChartCard = ChartView['cards'][number];

/** Draws a month with its four cards below each other, centred on `middle`, from `y` down. */
function drawMonth(pen: Pen, boxes: Boxes, cards: readonly ChartCard[], middle: number, y: number): void {
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

/** Style of a kind of card: its background, its text, and whether a frame joins it to others of a set. */
interface KindStyle {
  readonly ground: string;
  readonly ink: string;
  readonly framed: boolean;
}

/** Returns the style of a kind. */
function getKindStyle(pen: Pen, sort: Sort): KindStyle {
  const hues = getHwatuHues(pen);
  const set = (ground: string, ink = hues.light): KindStyle => ({ ground, ink, framed: true });
  const loose = (ground: string, ink = hues.light): KindStyle => ({ ground, ink, framed: false });
  const kinds: Readonly<Record<Sort, KindStyle>> = {
    bright: set(hues.brights, hues.dark),
    bird: set(hues.birds),
    animal: loose(hues.animals),
    red: set(hues.red),
    blue: set(hues.blue),
    plain: set(hues.plain),
    rain: loose(hues.rain),
    double: loose(hues.double),
    junk: loose(hues.junk, hues.dark),
  };
  return kinds[sort];
}

/** Returns the chart's colours in the style of a pen. */
const getHwatuHues = defineHues(plainHwatu);
