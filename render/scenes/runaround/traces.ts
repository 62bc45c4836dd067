import type { RunaroundEvent, RunaroundView } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { departure, type Point, trace } from '../../kit/arrow.ts';
import { house } from '../../kit/house.ts';
import type { PictureRequest } from '../../picture.ts';
import { COLOURS, traceOf } from './look.ts';
import { pawnHeight } from './pawns.ts';
import { spot, type Track, track } from './track.ts';

/** What happened, under the pawns. */
export function traces(pen: Pen, request: PictureRequest, view: RunaroundView): void {
  const on = track(view.size);
  for (const event of request.events as readonly RunaroundEvent[]) traced(pen, on, event);
}

/** Over the pawns: a house where one had to go home. */
export function departed(pen: Pen, request: PictureRequest, view: RunaroundView): void {
  const on = track(view.size);
  for (const event of request.events as readonly RunaroundEvent[]) {
    if (event.kind === 'bumped' && event.home !== null) homeward(pen, on, event.home, event.to);
    if (event.kind === 'sentHome' || event.kind === 'shutOut') homeward(pen, on, event.seat, event.space);
  }
}

function homeward(pen: Pen, on: Track, seat: number, space: number): void {
  const { x, y } = spot(on, space);
  const radius = Math.min(17, Math.floor(on.step * 0.32));
  house(pen, COLOURS[seat] ?? '#fff', x + on.step / 2 - radius, y - pawnHeight(on) / 2 + 4, radius);
}

function traced(pen: Pen, on: Track, event: RunaroundEvent): void {
  if (event.kind === 'moved') moved(pen, on, event.seat, event.from, event.to);
  if (event.kind === 'bumped') across(pen, on, event.victim, event.from, event.to, 0);
  if (event.kind === 'swapped') {
    across(pen, on, event.seat, event.space, event.across, -0.22);
    across(pen, on, 1 - event.seat, event.across, event.space, 0.22);
  }
}

function moved(pen: Pen, on: Track, seat: number, from: number, to: number): void {
  const look = traceOf(seat, 11);
  departure(pen, spot(on, from), look, 17);
  trace(pen, way(on, seat, from, to), look, pawnHeight(on) * 0.36 - 4);
}

/** Every space from one to the other, in the direction of the seat: yellow up, blue down. */
function way(on: Track, seat: number, from: number, to: number): readonly Point[] {
  const points = [spot(on, from)];
  const step = seat === 0 ? 1 : on.size - 1;
  for (let space = from; space !== to; ) {
    space = (space + step) % on.size;
    points.push(spot(on, space));
  }
  return points;
}

/** Over the wall; `aside` parts of a space from its middle. */
function across(pen: Pen, on: Track, seat: number, from: number, to: number, aside: number): void {
  const shifted = (space: number): Point => ({
    x: spot(on, space).x + aside * on.step,
    y: spot(on, space).y,
  });
  trace(pen, [shifted(from), shifted(to)], traceOf(seat, 9), pawnHeight(on) / 2);
}
