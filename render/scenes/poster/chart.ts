import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { drawChartSheet, drawLevelLine } from '../../kit/chart/sheet.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawCurves } from '../chances/curves.ts';
import { smoothPoints } from '../chances/smooth-points.ts';
import { getChartRect } from './measures.ts';
import type { PosterView } from './types.ts';
import { writeFitted } from './words.ts';

/** Width of the heading at the left of the curves. */
const HEAD = 150;

/** Draws the chances of all seats over the match. */
export function drawChances(pen: Pen, { game, chances }: PosterView, boxes: Boxes): void {
  if (!chances) return;
  const { head, count, points } = chances;
  const sheet = getChartRect();
  drawChartSheet(pen, sheet, boxes);
  const field: Rect = {
    x: sheet.x + HEAD,
    y: sheet.y + 24,
    width: sheet.width - HEAD - 32,
    height: sheet.height - 48,
  };
  const place = { x: sheet.x + 20, y: sheet.y + sheet.height / 2, width: HEAD - 40 };
  writeFitted(pen, head, place, { size: 28, colour: getKitHues(pen).inkSoft }, boxes);
  for (const part of [0, 0.5, 1]) drawLevelLine(pen, field, field.y + field.height * part, 2);
  drawCurves(pen, { game, count, points: smoothPoints(points), gifts: [], best: null }, field);
}
