import type { RunaroundEvent, RunaroundView, Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { flag } from '../../kit/flag.ts';
import { free, square } from '../../kit/free.ts';
import { pow } from '../../kit/pow.ts';
import type { PictureRequest } from '../../request.ts';
import { flung } from './signs.ts';
import { latest } from './traces.ts';
import { lane, spot, type Track } from './track.ts';

/** What is stamped: whose, and beside which space. */
interface Moment {
  readonly kind: 'home' | 'won';
  readonly seat: number;
  readonly space: Space;
}

/** Over the pawns, beside where it happened: one had to go home, or the last run is made. */
export function moments(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  on: Track,
  boxes: Boxes,
): void {
  const radius = Math.round(Math.min(60, on.step * 0.82) * (pen.look.large ? 1.2 : 1));
  for (const { kind, seat, space } of latest(request).flatMap((event) => momentOf(event, view))) {
    const { x, y } = free(boxes, [beside(on, space, radius)], radius, 'beside pieces');
    boxes.note('piece', `${kind} ${seat}`, square({ x, y }, radius));
    pow(pen, `runaround/${kind}/${seat}`, x, y, radius, (on) => {
      if (kind === 'won') flag(on, 4, 0, 40, hues(on).ink, hues(on).white);
      else flung(on, seat);
    });
  }
}

function momentOf(event: RunaroundEvent, { pawns }: RunaroundView): readonly Moment[] {
  if (event.kind === 'bumped' && event.home !== null)
    return [{ kind: 'home', seat: event.home, space: event.to }];
  if (event.kind === 'sentHome' || event.kind === 'shutOut')
    return [{ kind: 'home', seat: event.seat, space: event.space }];
  if (event.kind !== 'won') return [];
  return [{ kind: 'won', seat: event.seat, space: pawns[event.seat as 0 | 1][0] ?? 0 }];
}

/** To the right of a pawn, towards the wall. */
function beside(on: Track, space: Space, radius: number): { x: number; y: number } {
  const { x, y } = spot(on, space);
  const inward = lane(on, space) === 'bottom' ? -1 : 1;
  return { x: x + on.pawn * 0.38 + radius, y: y + on.pawn * 0.2 * inward };
}
