import type { Pen } from '../../canvas.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { type CurveHues, sign, stroke } from '../../kit/chart/stroke.ts';
import { medal, plateGround, plateName } from '../../kit/plate.ts';
import type { PictureRequest } from '../../request.ts';
import { seatHues } from './colours.ts';
import { isNarrow, measuresOf, plateOf } from './measures.ts';
import type { ChancesView } from './types.ts';

const INSET = 12;

/** Who sits there, with how their curve is drawn, and the place they came to. */
export function seated(pen: Pen, request: PictureRequest, seat: number, boxes: Boxes): void {
  const { game } = request.view as ChancesView;
  const seats = request.sitters.length;
  const rect = plateOf(pen.look, seats, seat);
  const colours = seatHues(pen, game, seat);
  boxes.note('plate', `plate ${seat}`, rect);
  plateGround(pen, rect, colours.pale, colours.pale, 0);
  const middle = rect.y + rect.height * (isNarrow(seats) ? 0.31 : 0.5);
  sample(pen, seat, colours, rect.x + INSET, middle);
  const place = request.places?.find((one) => one.seat === seat)?.place;
  const taken = place === undefined ? 0 : placed(pen, place, rect, middle);
  named(pen, request, seat, rect, taken, boxes);
}

/** Returns how much room the medal takes. */
function placed(pen: Pen, place: number, rect: Rect, y: number): number {
  const { medal: radius } = measuresOf(pen.look);
  medal(pen, place, rect.x + rect.width - radius - INSET, y, radius);
  return radius * 2 + INSET;
}

/** Between the other two, or under them. */
function named(
  pen: Pen,
  { sitters }: PictureRequest,
  seat: number,
  rect: Rect,
  taken: number,
  boxes: Boxes,
): void {
  const { band, name } = measuresOf(pen.look);
  const sitter = sitters[seat] ?? { name: '', ai: false };
  const [left, right, part] = isNarrow(sitters.length) ? [INSET, INSET, 0.7] : [band, taken, 0.5];
  const x = rect.x + left + INSET;
  const room = rect.width - left - right - 2 * INSET;
  plateName(pen, boxes, sitter, x, rect.y + rect.height * part, room, name);
}

function sample(pen: Pen, seat: number, colours: CurveHues, x: number, y: number): void {
  const { band, line: width, medal: size } = measuresOf(pen.look);
  pen.beginPath();
  pen.moveTo(x + width, y);
  pen.lineTo(x + band - INSET - size * 0.5, y);
  stroke(pen, seat, colours, width);
  sign(pen, seat, colours, x + band - INSET - size * 0.5, y, size * 0.5);
}
