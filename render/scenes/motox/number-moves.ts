import type { MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { getSuitDark } from '../../kit/colours.ts';
import { createMoveNumbers, drawMoveNumbers, findNumberedEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { getCourse, hasTrace } from './skid.ts';

/** Draws the numbers of the rides if there are several. */
export function numberMoves(
  pen: Pen,
  request: PictureRequest,
  view: MotoXView,
  on: Field,
  boxes: Boxes,
): void {
  const list = findNumberedEvents(request, hasTrace);
  const ways = createMoveNumbers(list, (event) =>
    event.kind === 'rode'
      ? { way: getCourse(view, on, event), colour: getSuitDark(pen, event.seat) }
      : { way: [], colour: '' },
  );
  drawMoveNumbers(pen, boxes, ways);
}
