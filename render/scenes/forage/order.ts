import type { ForageEvent, ForageView, Moved } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { suitDark } from '../../kit/colours.ts';
import { numbered, numerals } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { courseOf } from './traces.ts';

/** The numbers of the moves, where traces are of several. */
export function order(pen: Pen, request: PictureRequest, view: ForageView, on: Field, boxes: Boxes): void {
  const isMoved = (event: ForageEvent): event is Moved => event.kind === 'moved';
  const list = numbered<ForageEvent>(request, isMoved).flatMap(({ event, number }) => {
    const way = isMoved(event) ? courseOf(on, event, view.pawns) : [];
    return isMoved(event) && way.length > 0 ? [{ number, way, colour: suitDark(pen, event.seat) }] : [];
  });
  numerals(pen, boxes, list);
}
