import type { PiecepackEvent } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { numbered, numerals } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { seatLook } from './look.ts';
import { courseOf } from './traces.ts';

/** The numbers of what was done, where several things left a trace. */
export function order(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const by = { pen, on, boxes };
  const list = numbered<PiecepackEvent>(request, (event) => courseOf(by, event).length > 0);
  numerals(
    pen,
    boxes,
    list.map(({ event, number }) => ({
      number,
      way: courseOf(by, event),
      colour: 'seat' in event ? seatLook(pen, event.seat).colour : '',
    })),
    'over pieces',
  );
}
