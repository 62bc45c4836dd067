import type { MotoXEvent, MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { suitDark } from '../../kit/colours.ts';
import { numbered, numerals } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { courseOf, lastRides } from './skid.ts';

/** The numbers of the rides, where several left a trace. */
export function order(pen: Pen, request: PictureRequest, view: MotoXView, on: Field, boxes: Boxes): void {
  const rides = [...lastRides(request)];
  const list = numbered<MotoXEvent>(request, (event) => rides.some((ride) => ride === event));
  numerals(
    pen,
    boxes,
    list.flatMap(({ event, number }) =>
      event.kind === 'rode'
        ? [{ number, way: courseOf(view, on, event), colour: suitDark(pen, event.seat) }]
        : [],
    ),
  );
}
