import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { type CurveHues, drawCurveSign, strokeCurve } from '../../kit/chart/stroke.ts';
import { drawMedal, drawPlateGround, drawPlateName } from '../../kit/plate.ts';
import type { PictureRequest } from '../../request.ts';
import { getSeatHues } from './colours.ts';
import { getMeasures, getPlateRect, isNarrow } from './measures.ts';
import type { ChancesView } from './types.ts';

const INSET = 12;

/** Draws the occupant's name with the sign of the seat's curve and the final place. */
export function drawSeatPlate(pen: Pen, request: PictureRequest, seat: number, boxes: Boxes): void {
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
