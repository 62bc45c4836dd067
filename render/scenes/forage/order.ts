import type { ForageEvent, ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { suitDark } from '../../kit/colours.ts';
import { numbered, numerals, told } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, middle } from './field.ts';
import { courseOf, isMoved } from './traces.ts';

/** The numbers of the moves, where they are several. */
export function order(pen: Pen, request: PictureRequest, view: ForageView, on: Field, boxes: Boxes): void {
  const list = told(numbered<ForageEvent>(request, isMoved), (event) =>
    isMoved(event)
      ? {
          way: courseOf(on, event, view.pawns),
          end: middle(on, event.to),
          colour: suitDark(pen, event.seat),
        }
      : { way: [], colour: '' },
  );
  numerals(
    pen,
    boxes,
    list.filter(({ way }) => way.length > 0),
  );
}
