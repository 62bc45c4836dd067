import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { findScaleStep } from '../../kit/chart/scale.ts';
import {
  drawChartSheet,
  drawLevelLine,
  drawLevelText,
  drawTickLine,
  drawTickText,
} from '../../kit/chart/sheet.ts';
import { getMeasures } from './measures.ts';

const LEVELS = [0, 25, 50, 75, 100];

/** Draws the sheet of the chart with its scales: chance from bottom to top, moves from left to right. */
export function drawChartFrame(pen: Pen, sheet: Rect, field: Rect, count: number, boxes: Boxes): void {
  drawChartSheet(pen, sheet, boxes);
  for (const percent of LEVELS) drawLevel(pen, field, percent, boxes);
  for (const number of getTicks(count)) drawTick(pen, field, number, count, boxes);
}

function drawLevel(pen: Pen, field: Rect, percent: number, boxes: Boxes): void {
  const y = field.y + field.height * (1 - percent / 100);
  drawLevelLine(pen, field, y, percent % 50 === 0 ? 4 : 2);
  if (percent % 50 === 0) drawLevelText(pen, field, y, `${percent} %`, getMeasures(pen.look).figure, boxes);
}

function drawTick(pen: Pen, field: Rect, number: number, count: number, boxes: Boxes): void {
  const { figure } = getMeasures(pen.look);
  const x = field.x + (field.width * number) / count;
  drawTickLine(pen, field, x, figure);
  drawTickText(pen, field, x, String(number), figure, boxes);
}

/** Maximum number of ticks on the scale of moves, including the first and the last. */
const MAX_TICKS = 6;
/** Part of the scale that the last number needs for itself. */
const LAST_TICK_ROOM = 0.115;

/** Returns the numbers on the scale of moves: even steps, and the last move, which replaces one that is too near. */
function getTicks(count: number): readonly number[] {
  const step = findScaleStep(count, MAX_TICKS);
  const even = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
  return [...even.filter((number) => number === 0 || count - number > count * LAST_TICK_ROOM), count];
}
