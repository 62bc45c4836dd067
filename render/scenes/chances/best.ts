import type { Pen } from '../../canvas.ts';
import type { Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { fill, strokeOutline } from '../../kit/shapes.ts';
import { GOLD } from '../../kit/trophy.ts';
import { getChartPoint } from './curves.ts';
import { getMeasures } from './measures.ts';
import type { ChancesView } from './types.ts';

/** Draws a golden star on the curve where the best move was made. */
export function drawBest(pen: Pen, view: ChancesView, field: Rect): void {
  if (!view.best) return;
  const { x, y } = getChartPoint(field, view, view.best.number, view.best.made);
  const radius = getMeasures(pen.look).badge;
  pen.beginPath();
  for (let corner = 0; corner < 10; corner++) {
    const [angle, reach] = [-Math.PI / 2 + (corner * Math.PI) / 5, corner % 2 === 0 ? radius : radius * 0.45];
    pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  pen.closePath();
  pen.lineJoin = 'round';
  strokeOutline(pen, getKitHues(pen).white, 10);
  strokeOutline(pen, getKitHues(pen).ink, 6);
  fill(pen, GOLD);
}
