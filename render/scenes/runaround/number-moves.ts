import type { RunaroundEvent } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { createMoveNumbers, drawMoveNumbers, findNumberedEvents } from '../../kit/move-numbers.ts';
import type { PictureRequest } from '../../request.ts';
import { getSideHues } from './colours.ts';
import { getCourse, hasTrace, type TakenSpaces } from './traces.ts';
import type { Track } from './track.ts';

/** Draws the numbers of the moves if several left traces. */
export function numberMoves(
  pen: Pen,
  request: PictureRequest,
  taken: TakenSpaces,
  on: Track,
  boxes: Boxes,
): void {
  const list = findNumberedEvents<RunaroundEvent>(request, hasTrace, ({ kind }) => kind !== 'bumped');
  drawMoveNumbers(
    pen,
    boxes,
    createMoveNumbers(filterChainEnds(list), (event) => ({
      way: getCourse(on, taken, event),
      colour: getSideHues(pen, event.seat).edge,
    })),
  );
}

/** Leaves out moves whose pawn has moved on since: a chain bears one number, at its end. */
function filterChainEnds<T extends { readonly event: RunaroundEvent }>(list: readonly T[]): readonly T[] {
  return list.filter(
    ({ event }, at) =>
      !list.slice(at + 1).some(({ event: later }) => later.kind === 'moved' && isContinuedBy(event, later)),
  );
}

function isContinuedBy(event: RunaroundEvent, { seat, from }: { seat: number; from: number }): boolean {
  if (event.kind === 'entered') return event.seat === seat && event.space === from;
  return event.kind === 'moved' && event.seat === seat && event.to === from;
}
