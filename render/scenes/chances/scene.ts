import type { Pen } from '../../canvas.ts';
import { drawGameArt } from '../../game-art.ts';
import { ART_RECT, ART_WASH } from '../../kit/art-top.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { findScaleStep } from '../../kit/chart/field.ts';
import {
  drawChartSheet,
  drawLevelLine,
  drawLevelText,
  drawTickLine,
  drawTickText,
} from '../../kit/chart/sheet.ts';
import { type CurveHues, drawCurveSign, strokeCurve } from '../../kit/chart/stroke.ts';
import { getKitHues } from '../../kit/colours.ts';
import { drawMedal, drawPlateGround, drawPlateName } from '../../kit/plate.ts';
import type { PictureRequest } from '../../request.ts';
import type { Scene } from '../../scene.ts';
import { drawCurves, getChartPoint, getSeatHues, smoothPoints } from './curves.ts';
import { drawGifts } from './gifts.ts';
import {
  getChartRect,
  getFieldRect,
  getMeasures,
  getPictureHeight,
  getPlateRect,
  isNarrow,
  WIDTH,
} from './measures.ts';
import { drawMoment, drawStar } from './moments.ts';
import { PREVIEWS } from './previews.ts';
import type { ChancesView } from './types.ts';

const INSET = 12;

const LEVELS = [0, 25, 50, 75, 100];

/** Maximum number of ticks on the scale of moves, including the first and the last. */
const MAX_TICKS = 6;

/** Part of the scale that the last number needs for itself. */
const LAST_TICK_ROOM = 0.115;

/** Analysis of a match: the chances of each seat over its moves, in the seats' colours of the game. */
export const chances: Scene = {
  id: 'chances',
  previews: PREVIEWS,
  size: (view, look) => ({ width: WIDTH, height: getPictureHeight(look, view as ChancesView) }),
  getGame: (view) => (view as ChancesView).game,
  draw(pen, request, boxes) {
    const view = request.view as ChancesView;
    const field = getFieldRect(pen.look, view);
    pen.fillStyle = getKitHues(pen).table;
    pen.fillRect(0, 0, WIDTH, getPictureHeight(pen.look, view));
    drawGameArt(pen, view.game, ART_RECT, ART_WASH);
    for (const seat of request.occupants.keys()) drawSeatPlate(pen, request, seat, boxes);
    drawChartFrame(pen, getChartRect(pen.look, view), field, view.count, boxes);
    drawCurves(pen, { ...view, points: smoothPoints(view.points) }, field);
    drawBest(pen, view, field);
    drawGifts(pen, view, field, boxes);
    for (const nth of view.moments.keys()) drawMoment(pen, request, nth, boxes);
  },
};

/** Draws a golden star on the curve where the best move was made. */
function drawBest(pen: Pen, view: ChancesView, field: Rect): void {
  if (!view.best) return;
  const { x, y } = getChartPoint(field, view, view.best.number, view.best.made);
  drawStar(pen, x, y, getMeasures(pen.look).badge);
}

/** Draws the sheet of the chart with its scales: chance from bottom to top, moves from left to right. */
function drawChartFrame(pen: Pen, sheet: Rect, field: Rect, count: number, boxes: Boxes): void {
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

/** Returns the numbers on the scale of moves: even steps, and the last move, which replaces one that is too near. */
function getTicks(count: number): readonly number[] {
  const step = findScaleStep(count, MAX_TICKS);
  const even = Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step);
  return [...even.filter((number) => number === 0 || count - number > count * LAST_TICK_ROOM), count];
}

/** Draws the occupant's name with the sign of the seat's curve and the final place. */
function drawSeatPlate(pen: Pen, request: PictureRequest, seat: number, boxes: Boxes): void {
  const { game } = request.view as ChancesView;
  const seats = request.occupants.length;
  const rect = getPlateRect(pen.look, seats, seat);
  const colours = getSeatHues(pen, game, seat);
  boxes.note('plate', `plate ${seat}`, rect);
  drawPlateGround(pen, rect, colours.pale, colours.pale, 0);
  const middle = rect.y + rect.height * (isNarrow(seats) ? 0.31 : 0.5);
  drawCurveSample(pen, seat, colours, rect.x + INSET, middle);
  const place = request.places?.find((one) => one.seat === seat)?.place;
  const taken = place === undefined ? 0 : drawPlace(pen, place, rect, middle);
  drawSeatName(pen, request, seat, rect, taken, boxes);
}

/** Draws the medal and returns the room that it takes. */
function drawPlace(pen: Pen, place: number, rect: Rect, y: number): number {
  const { medal: radius } = getMeasures(pen.look);
  drawMedal(pen, place, rect.x + rect.width - radius - INSET, y, radius);
  return radius * 2 + INSET;
}

/** Writes the name between the other two parts, or below them. */
function drawSeatName(
  pen: Pen,
  { occupants: seats }: PictureRequest,
  seat: number,
  rect: Rect,
  taken: number,
  boxes: Boxes,
): void {
  const { band, name } = getMeasures(pen.look);
  const occupant = seats[seat] ?? { name: '', ai: false };
  const [left, right, part] = isNarrow(seats.length) ? [INSET, INSET, 0.7] : [band, taken, 0.5];
  const x = rect.x + left + INSET;
  const room = rect.width - left - right - 2 * INSET;
  drawPlateName(pen, boxes, occupant, x, rect.y + rect.height * part, room, name);
}

function drawCurveSample(pen: Pen, seat: number, colours: CurveHues, x: number, y: number): void {
  const { band, line: width, medal: size } = getMeasures(pen.look);
  pen.beginPath();
  pen.moveTo(x + width, y);
  pen.lineTo(x + band - INSET - size * 0.5, y);
  strokeCurve(pen, seat, colours, width);
  drawCurveSign(pen, seat, colours, x + band - INSET - size * 0.5, y, size * 0.5);
}
