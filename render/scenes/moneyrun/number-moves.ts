import type { MoneyRunEvent, MoneyRunView } from '../../../src/games/moneyrun/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { createMoveNumbers, drawMoveNumbers, findNumberedEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import { getSeatColour } from './colours.ts';
import type { Field } from './field.ts';
import { getCourse } from './traces.ts';

/** Draws the numbers of the actions if several left traces. */
export function numberMoves(
  pen: Pen,
  request: PictureRequest,
  view: MoneyRunView,
  on: Field,
  boxes: Boxes,
): void {
  const list = findNumberedEvents<MoneyRunEvent>(request, (event) => getCourse(on, view, event).length > 0);
  drawMoveNumbers(
    pen,
    boxes,
    createMoveNumbers(list, (event) => ({
      way: getCourse(on, view, event),
      colour: getSeatColour(pen, 'seat' in event ? event.seat : 0),
    })),
  );
}
