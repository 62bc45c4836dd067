import type { Sort } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { beginRoundedRect, fill } from '../../kit/shapes.ts';
import { findFittingSize, write } from '../../kit/text.ts';
import { getHwatuHues } from './colours.ts';
import { getKindStyle } from './kinds.ts';
import { getLegendTop, getMeasures, MARGIN, WIDTH } from './measures.ts';
import { getText } from './text.ts';

/** Kinds in the order of the legend's lines, whose colours precede them. */
const SORTS: readonly Sort[] = ['bright', 'bird', 'red', 'blue', 'plain', 'rain', 'animal', 'junk'];

/** Margin inside the legend, in pixels. */
const INSET = 14;

/** Returns the height of the legend. */
export function getLegendHeight(look: Parameters<typeof getMeasures>[0]): number {
  const { line, columns } = getMeasures(look);
  return (SORTS.length / columns) * line + INSET * 2;
}

/** Draws the worth of each kind, a line each, column by column. */
export function drawLegend(pen: Pen, boxes: Boxes): void {
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
