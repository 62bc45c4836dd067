import type { PiecepackEvent } from '../../../src/games/piecepack/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { createMoveNumbers, drawMoveNumbers, findNumberedEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import type { Field } from './field.ts';
import { getSeatStyle } from './styles.ts';
import { getCourse } from './traces.ts';

/** Distance from the middle of a space, in parts of it. */
const NUMBER_OFFSET = 0.42;

/** Draws the numbers of the actions if several left a trace. */
export function numberMoves(pen: Pen, request: PictureRequest, on: Field, boxes: Boxes): void {
  const by = { pen, on, boxes };
  const list = findNumberedEvents<PiecepackEvent>(request, (event) => getCourse(by, event).length > 0);
  drawMoveNumbers(
    pen,
    boxes,
    createMoveNumbers(list, (event) => ({
      way: getCourse(by, event),
      ...getNumberEnd(on, getCourse(by, event)),
      colour: 'seat' in event ? getSeatStyle(pen, event.seat).colour : '',
    })),
    'over pieces',
  );
}

/** Returns the lower right of the space where a path ends: a number there leaves the piece visible. */
function getNumberEnd({ cell }: Field, way: readonly Point[]): { readonly end?: Point } {
  const end = way.at(-1);
  if (way.length < 2 || !end) return {};
  return { end: { x: end.x + cell * NUMBER_OFFSET, y: end.y + cell * NUMBER_OFFSET } };
}
