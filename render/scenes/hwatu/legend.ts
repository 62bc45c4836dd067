import type { Sort } from '../../../src/games/gostop/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { fill, rounded } from '../../kit/shapes.ts';
import { fittingSize, write } from '../../kit/words.ts';
import { hwatuHues } from './colours.ts';
import { kindOf } from './kinds.ts';
import { legendTop, MARGIN, measuresOf, WIDTH } from './measures.ts';
import { words } from './words.ts';

/** Whose colour stands before each line. */
const SORTS: readonly Sort[] = ['bright', 'bird', 'red', 'blue', 'plain', 'rain', 'animal', 'junk'];

/** Free within the ground of the legend. */
const INSET = 14;

/** How high the legend is. */
export function legendHeight(look: Parameters<typeof measuresOf>[0]): number {
  const { line, columns } = measuresOf(look);
  return (SORTS.length / columns) * line + INSET * 2;
}

/** What each kind is worth, a line each, column by column. */
export function legend(pen: Pen, boxes: Boxes): void {
  const measures = measuresOf(pen.look);
  const top = legendTop(measures);
  rounded(pen, MARGIN, top, WIDTH - MARGIN * 2, legendHeight(pen.look), 14);
  fill(pen, hwatuHues(pen).board);
  const ground = { x: MARGIN, y: top, width: WIDTH - MARGIN * 2, height: legendHeight(pen.look) };
  boxes.note('plate', 'legend', ground);
  const rows = SORTS.length / measures.columns;
  const wide = (WIDTH - MARGIN * 2 - INSET * 2) / measures.columns;
  SORTS.forEach((sort, at) => {
    const x = MARGIN + INSET + Math.floor(at / rows) * wide;
    entry(pen, boxes, sort, at, { x, y: top + INSET + (at % rows) * measures.line, wide });
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

function entry(pen: Pen, boxes: Boxes, sort: Sort, at: number, { x, y, wide }: Place): void {
  const { line, textLine } = measuresOf(pen.look);
  const chip = Math.round(line * 0.5);
  rounded(pen, x, y + (line - chip) / 2, chip, chip, 6);
  fill(pen, kindOf(pen, sort).ground);
  const said = words(pen).legend[at] ?? '';
  const room = wide - chip - 18;
  const size = fittingSize(pen, said, room, textLine);
  write(pen, said, x + chip + 10, y + line / 2, { size, colour: hwatuHues(pen).dark });
  boxes.note('text', `worth of ${sort}`, { x: x + chip + 10, y: y + 4, width: room, height: line - 8 });
}
