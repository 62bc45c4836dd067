import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { stepOf } from '../../kit/chart/scale.ts';
import { chartSheet, levelLine, levelWords, tickLine, tickWords } from '../../kit/chart/sheet.ts';
import { measuresOf } from './measures.ts';

const LEVELS = [0, 25, 50, 75, 100];

/** The sheet of the chart with its scales: how likely from below to above, the moves from left to right. */
export function frame(pen: Pen, sheet: Rect, field: Rect, count: number, boxes: Boxes): void {
  chartSheet(pen, sheet, boxes);
  for (const percent of LEVELS) level(pen, field, percent, boxes);
  for (const number of ticks(count)) tick(pen, field, number, count, boxes);
}

function level(pen: Pen, field: Rect, percent: number, boxes: Boxes): void {
  const y = field.y + field.height * (1 - percent / 100);
  levelLine(pen, field, y, percent % 50 === 0 ? 4 : 2);
  if (percent % 50 === 0) levelWords(pen, field, y, `${percent} %`, measuresOf(pen.look).figure, boxes);
}

function tick(pen: Pen, field: Rect, number: number, count: number, boxes: Boxes): void {
  const { figure } = measuresOf(pen.look);
  const x = field.x + (field.width * number) / count;
  tickLine(pen, field, x, figure);
  tickWords(pen, field, x, String(number), figure, boxes);
}

/** At most so many numbers stand on the scale of the moves, the first and the last among them. */
const MOST = 6;
/** So much of the scale the last number needs for itself. */
const ROOM = 0.115;

/** The numbers on the scale of the moves: even steps, and the last move, which takes the place of one that is near to it. */
function ticks(count: number): readonly number[] {
  const step = stepOf(count, MOST);
  const even = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
  return [...even.filter((number) => number === 0 || count - number > count * ROOM), count];
}
