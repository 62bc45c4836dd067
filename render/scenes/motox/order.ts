import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { suitDark } from '../../kit/colours.ts';
import { numbered, numerals, told } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { courseOf, leavesTrace } from './skid.ts';

/** The numbers of the rides, where there are several. */
export function order(pen: Pen, request: PictureRequest, view: MotoXView, on: Field, boxes: Boxes): void {
  const list = numbered(request, leavesTrace);
  const ways = told(list, (event) =>
    event.kind === 'rode'
      ? { way: courseOf(view, on, event), colour: suitDark(pen, event.seat) }
      : { way: [], colour: '' },
  );
  numerals(pen, boxes, ways);
}
