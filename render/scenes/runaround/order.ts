import type { RunaroundEvent } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { numbered, numerals, told } from '../../kit/order.ts';
import type { PictureRequest } from '../../request.ts';
import { side } from './colours.ts';
import { courseOf, leavesTrace } from './traces.ts';
import type { Track } from './track.ts';

/** The numbers of the moves, where traces are of several. */
export function order(pen: Pen, request: PictureRequest, on: Track, boxes: Boxes): void {
  const list = numbered<RunaroundEvent>(request, leavesTrace, ({ kind }) => kind !== 'bumped');
  numerals(
    pen,
    boxes,
    told(list, (event) => ({ way: courseOf(on, event), colour: side(pen, event.seat).edge })),
  );
}
