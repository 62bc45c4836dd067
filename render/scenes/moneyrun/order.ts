import type { MoneyRunEvent, MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { numbered, numerals, told } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import { seatColour } from './colours.ts';
import type { Field } from './field.ts';
import { courseOf } from './traces.ts';

/** The numbers of the actions, where traces are of several. */
export function order(pen: Pen, request: PictureRequest, view: MoneyRunView, on: Field, boxes: Boxes): void {
  const list = numbered<MoneyRunEvent>(request, (event) => courseOf(on, view, event).length > 0);
  numerals(
    pen,
    boxes,
    told(list, (event) => ({
      way: courseOf(on, view, event),
      colour: seatColour(pen, 'seat' in event ? event.seat : 0),
    })),
  );
}
