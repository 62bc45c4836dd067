import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawDie } from '../../kit/die.ts';
import { fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { beginSeatShape, getDieStyle, getSideHues } from './colours.ts';
import { getMeasures, getPlateRect, WIDTH } from './measures.ts';

/** Draws the die between the plates: the roll to be moved or, fainter, the last one. */
export function drawDieArea(pen: Pen, request: PictureRequest, view: RunaroundView, boxes: Boxes): void {
  const last = findLastRoll(request, view);
  if (view.rolled !== null) drawShownDie(pen, view.mover, view.rolled, 1, boxes);
  else if (last) drawShownDie(pen, last.seat, last.roll, 0.6, boxes);
}

/** Returns the last roll; null if there is a roll to be moved, which is shown instead. */
export function findLastRoll(
  { events }: Pick<PictureRequest, 'events'>,
  { rolled }: RunaroundView,
): RollEvent | null {
  const last = (events as readonly RunaroundEvent[]).findLast((event) => event.kind === 'rolled');
  return rolled === null ? (last ?? null) : null;
}

type RollEvent = Extract<RunaroundEvent, { kind: 'rolled' }>;

function drawShownDie(pen: Pen, seat: number, face: number, strength: number, boxes: Boxes): void {
  const { die: width } = getMeasures(pen.look);
  const plate = getPlateRect(pen.look, seat);
  const [x, y] = [WIDTH / 2, plate.y + plate.height / 2];
  drawDieOnMat(pen, seat, face, x, y, width, strength);
  boxes.note('piece', `die of ${seat}`, { x: x - width / 2, y: y - width / 2, width, height: width });
}

/** Draws a die on its mat, its middle at (x, y); the die is fainter if it is no longer to be moved. */
export function drawDieOnMat(
  pen: Pen,
  seat: number,
  face: number,
  x: number,
  y: number,
  width: number,
  strength = 1,
): void {
  drawMat(pen, seat, x, y, width);
  pen.globalAlpha = strength;
  drawDie(pen, getDieStyle(pen, seat), face, x, y, width);
  pen.globalAlpha = 1;
}

/** Draws a mat of its owner's shape that points at the owner's plate. */
function drawMat(pen: Pen, seat: number, x: number, y: number, width: number): void {
  const { pale, edge } = getSideHues(pen, seat);
  const way = seat === 0 ? -1 : 1;
  const half = width * (seat === 0 ? 0.68 : 0.7);
  pen.beginPath();
  pen.moveTo(x + way * (half - 6), y - 13);
  pen.lineTo(x + way * (half + 7), y);
  pen.lineTo(x + way * (half - 6), y + 13);
  pen.closePath();
  fill(pen, edge);
  beginSeatShape(pen, seat, x, y, half);
  fill(pen, pale);
  strokeOutline(pen, edge, 3);
}
