import type { RunaroundEvent } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { createMoveNumbers, drawMoveNumbers, findNumberedEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import { getSideHues } from './colours.ts';
import { getCourse, hasTrace } from './traces.ts';
import type { Track } from './track.ts';

/** Draws the numbers of the moves if several left traces. */
export function numberMoves(pen: Pen, request: PictureRequest, on: Track, boxes: Boxes): void {
  const list = findNumberedEvents<RunaroundEvent>(request, hasTrace, ({ kind }) => kind !== 'bumped');
  drawMoveNumbers(
    pen,
    boxes,
    createMoveNumbers(list, (event) => ({
      way: getCourse(on, event),
      colour: getSideHues(pen, event.seat).edge,
    })),
  );
}
