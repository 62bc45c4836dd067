import type { RunaroundEvent, RunaroundView, Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Boxes } from '../../kit/boxes.ts';
import { drawBurstStamp } from '../../kit/burst-stamp.ts';
import { getKitHues } from '../../kit/colours.ts';
import { findFreePlace, getSquareAround } from '../../kit/find-free-place.ts';
import { drawFlag } from '../../kit/flag.ts';
import type { PictureRequest } from '../../request.ts';
import { drawFlungPawn } from './signs.ts';
import { getLatestEvents } from './traces.ts';
import { getLane, getPawnPlace, type Track } from './track.ts';

/** Event to stamp: the seat, and the space beside which it happened. */
interface Moment {
  readonly kind: 'home' | 'won';
  readonly seat: number;
  readonly space: Space;
}

/** Draws stamps over the pawns, beside the event: a pawn was sent home, or the last run is made. */
export function drawMoments(
  pen: Pen,
  request: PictureRequest,
  view: RunaroundView,
  on: Track,
  boxes: Boxes,
): void {
  const radius = Math.round(Math.min(60, on.step * 0.82) * (pen.look.large ? 1.2 : 1));
  for (const { kind, seat, space } of getLatestEvents(request).flatMap((event) => getMoments(event, view))) {
    const { x, y } = findFreePlace(boxes, [getStampPlace(on, space, radius)], radius, 'beside pieces');
    boxes.note('piece', `${kind} ${seat}`, getSquareAround({ x, y }, radius));
    drawBurstStamp(pen, `runaround/${kind}/${seat}`, x, y, radius, (on) => {
      if (kind === 'won') drawFlag(on, 4, 0, 40, getKitHues(on).ink, getKitHues(on).white);
      else drawFlungPawn(on, seat);
    });
  }
}

function getMoments(event: RunaroundEvent, { pawns }: RunaroundView): readonly Moment[] {
  if (event.kind === 'bumped' && event.home !== null)
    return [{ kind: 'home', seat: event.home, space: event.to }];
  if (event.kind === 'sentHome' || event.kind === 'shutOut')
    return [{ kind: 'home', seat: event.seat, space: event.space }];
  if (event.kind !== 'won') return [];
  return [{ kind: 'won', seat: event.seat, space: pawns[event.seat as 0 | 1][0] ?? 0 }];
}

/** Returns the place to the right of a pawn, towards the wall. */
function getStampPlace(on: Track, space: Space, radius: number): { x: number; y: number } {
  const { x, y } = getPawnPlace(on, space);
  const inward = getLane(on, space) === 'bottom' ? -1 : 1;
  return { x: x + on.pawn * 0.38 + radius, y: y + on.pawn * 0.2 * inward };
}
