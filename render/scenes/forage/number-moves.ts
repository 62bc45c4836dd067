import type { ForageEvent, ForageView } from '../../../src/games/forage/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { getSuitDark } from '../../kit/colours.ts';
import { createMoveNumbers, drawMoveNumbers, findNumberedEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import { type Field, getSquareMiddle } from './field.ts';
import { getCourse, isMoved } from './traces.ts';

/** Draws the numbers of the moves if there are several. */
export function numberMoves(
  pen: Pen,
  request: PictureRequest,
  view: ForageView,
  on: Field,
  boxes: Boxes,
): void {
  const list = createMoveNumbers(findNumberedEvents<ForageEvent>(request, isMoved), (event) =>
    isMoved(event)
      ? {
          way: getCourse(on, event, view.pawns),
          end: getSquareMiddle(on, event.to),
          colour: getSuitDark(pen, event.seat),
        }
      : { way: [], colour: '' },
  );
  drawMoveNumbers(
    pen,
    boxes,
    list.filter(({ way }) => way.length > 0),
  );
}
