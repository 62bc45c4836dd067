import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Rect } from '../../kit/boxes.ts';
import { type CurveHues, drawCurveSign, strokeCurve } from '../../kit/chart/stroke.ts';
import { getSuitColour, getSuitDark, getSuitPale } from '../../kit/colours.ts';
import { getSeatColour, getSeatPale, getSeatSuit } from '../gostop/colours.ts';
import { getSideHues } from '../runaround/colours.ts';
import { getMeasures } from './measures.ts';
import type { ChancesCurves, ChancesPoint } from './types.ts';

/** Returns the point of a chance after a number of moves. */
export function getChartPoint(field: Rect, { count }: ChancesCurves, number: number, chance: number): Point {
  return {
    x: field.x + (field.width * number) / count,
    y: field.y + field.height * (1 - chance),
  };
}

/** Draws the curve of each seat; the winner's lies on top. */
export function drawCurves(pen: Pen, view: ChancesCurves, field: Rect): void {
  const last = view.points.at(-1)?.chances ?? [];
  const order = [...last.keys()].sort((one, other) => (last[one] ?? 0) - (last[other] ?? 0));
  if (last.length === 2) drawArea(pen, view, field);
  for (const seat of order) drawCurve(pen, view, field, seat);
  for (const seat of order) drawCurveEnd(pen, view, field, seat);
}

/** Tints the area of each of two players, as one has the chances that the other lacks. */
function drawArea(pen: Pen, view: ChancesCurves, field: Rect): void {
  for (const [seat, edge] of [0, 1].map((one) => [one, field.y + field.height * (1 - one)] as const)) {
    pen.beginPath();
    addCurvePath(pen, view, field, 0);
    pen.lineTo(field.x + field.width, edge);
    pen.lineTo(field.x, edge);
    pen.closePath();
    pen.globalAlpha = 0.55;
    pen.fillStyle = getSeatHues(pen, view.game, seat).pale;
    pen.fill();
    pen.globalAlpha = 1;
  }
}

function drawCurve(pen: Pen, view: ChancesCurves, field: Rect, seat: number): void {
  pen.beginPath();
  addCurvePath(pen, view, field, seat);
  strokeCurve(pen, seat, getSeatHues(pen, view.game, seat), getCurveWidth(pen, view));
}

/** Returns the curve width; long matches have finer curves. */
function getCurveWidth(pen: Pen, { points }: ChancesCurves): number {
  const { line } = getMeasures(pen.look);
  return points.length > 150 ? line * 0.6 : points.length > 60 ? line * 0.8 : line;
}

function addCurvePath(pen: Pen, view: ChancesCurves, field: Rect, seat: number): void {
  for (const { number, chances } of view.points) {
    const { x, y } = getChartPoint(field, view, number, chances[seat] ?? 0);
    pen.lineTo(x, y);
  }
}

/** Draws the end of a curve; ends at the same height stand side by side. */
function drawCurveEnd(pen: Pen, view: ChancesCurves, field: Rect, seat: number): void {
  const { medal } = getMeasures(pen.look);
  const last = view.points.at(-1)?.chances ?? [];
  const chance = last[seat] ?? 0;
  const before = last.slice(0, seat).filter((one) => one === chance).length;
  const { x, y } = getChartPoint(field, view, view.count, chance);
  drawCurveSign(pen, seat, getSeatHues(pen, view.game, seat), x - before * medal * 1.3, y, medal * 0.5);
}

/** Returns the colours of a seat on the boards of that game; the suits in turn by default. */
export function getSeatHues(pen: Pen, game: string, seat: number): CurveHues {
  if (game === 'runaround') return getSideHues(pen, seat);
  if (game === 'gostop')
    return {
      colour: getSeatColour(pen, seat),
      edge: getSuitDark(pen, getSeatSuit(seat)),
      pale: getSeatPale(pen, seat),
    };
  return { colour: getSuitColour(pen, seat), edge: getSuitDark(pen, seat), pale: getSuitPale(pen, seat) };
}

/** Maximum number of points; more would clutter the curve. */
const MAX_POINTS = 80;

/** Averages each point of a long match with its neighbours; leaves the first and the last points unchanged. */
export function smoothPoints(points: readonly ChancesPoint[]): readonly ChancesPoint[] {
  const reach = Math.floor(points.length / MAX_POINTS) * 2;
  return points.map((point, at) => {
    const side = Math.min(reach, at, points.length - 1 - at);
    const round = points.slice(at - side, at + side + 1);
    const mean = (seat: number) =>
      round.reduce((sum, { chances }) => sum + (chances[seat] ?? 0), 0) / round.length;
    return { number: point.number, chances: point.chances.map((_, seat) => mean(seat)) };
  });
}
