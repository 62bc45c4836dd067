import type { PiecepackEvent } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { numbered, numerals, told } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { seatLook } from './look.ts';
import { courseOf } from './traces.ts';

/** From the middle of a space, in parts of it. */
const ASIDE = 0.42;

/** The numbers of what was done, where several things left a trace. */
export function order(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const by = { pen, on, boxes };
  const list = numbered<PiecepackEvent>(request, (event) => courseOf(by, event).length > 0);
  numerals(
    pen,
    boxes,
    told(list, (event) => ({
      way: courseOf(by, event),
      ...asideOf(on, courseOf(by, event)),
      colour: 'seat' in event ? seatLook(pen, event.seat).colour : '',
    })),
    'over pieces',
  );
}

/** The lower right of the space where a way ends: there a number leaves the piece in sight. */
function asideOf({ cell }: Field, way: readonly Point[]): { readonly end?: Point } {
  const end = way.at(-1);
  if (way.length < 2 || !end) return {};
  return { end: { x: end.x + cell * ASIDE, y: end.y + cell * ASIDE } };
}
