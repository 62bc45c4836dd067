import type { RunaroundEvent, Space } from '../../../src/games/runaround/types.ts';
import type { Pen } from '../../canvas.ts';
import { type Point, trace } from '../../kit/arrow.ts';
import { newest } from '../../kit/order.ts';
import { line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { side } from './colours.ts';
import { link } from './links.ts';
import { traceOf } from './look.ts';
import { place } from './place.ts';
import { clash } from './signs.ts';
import { column, lane, room, row, spot, type Track } from './track.ts';

/** So many parts of a space beside its middle a way over the wall lies: a badge leaves its head in sight. */
const ASIDE = 0.3;

/** What happened, under the pawns. */
export function traces(pen: Pen, request: PictureRequest, on: Track): void {
  for (const event of latest(request)) traced(pen, on, event);
}

/** What of the events is drawn in full: all of the newest move that went somewhere. */
export function latest(request: PictureRequest): readonly RunaroundEvent[] {
  return newest(request, leavesTrace);
}

/** Whether {@link courseOf} goes anywhere. */
export function leavesTrace({ kind }: RunaroundEvent): boolean {
  return kind === 'entered' || kind === 'moved' || kind === 'bumped' || kind === 'swapped';
}

function traced(pen: Pen, on: Track, event: RunaroundEvent): void {
  if (event.kind === 'entered') entered(pen, on, event.seat, event.space);
  if (event.kind === 'moved') moved(pen, on, event.seat, event.from, event.to);
  if (event.kind === 'bumped') {
    across(pen, on, event.victim, event.from, event.to, ASIDE);
    clash(pen, on, event.from);
  }
  if (event.kind === 'sentHome') clash(pen, on, event.space);
  if (event.kind === 'swapped') {
    across(pen, on, event.seat, event.space, event.across, -ASIDE);
    across(pen, on, 1 - event.seat, event.across, event.space, ASIDE);
  }
}

/** Where the trace of an event runs; nowhere where it leaves none. */
export function courseOf(on: Track, event: RunaroundEvent): readonly Point[] {
  if (event.kind === 'entered') return entrance(on, event.space);
  if (event.kind === 'moved') return way(on, event.seat, event.from, event.to);
  if (event.kind === 'bumped') return [spot(on, event.from), spot(on, event.to)];
  return event.kind === 'swapped' ? [spot(on, event.space), spot(on, event.across)] : [];
}

function entered(pen: Pen, on: Track, seat: number, space: Space): void {
  arrow(pen, on, seat, entrance(on, space), on.pawn * 0.9);
}

/** From the plate above. */
function entrance(on: Track, space: Space): readonly Point[] {
  const { x } = spot(on, space);
  return [{ x, y: on.field.y - on.rim - 6 }, spot(on, space)];
}

function moved(pen: Pen, on: Track, seat: number, from: Space, to: Space): void {
  departure(pen, on, seat, from);
  arrow(pen, on, seat, way(on, seat, from, to), on.pawn * 0.36 - 4);
}

/** A ring of the seat's shape where its pawn stood. */
function departure(pen: Pen, on: Track, seat: number, space: Space): void {
  const { x, y } = spot(on, space);
  const { colour, edge, width } = traceOf(pen, seat, on.step);
  place(pen, seat, x, y, Math.min(width * 1.7, on.step / 2 - width / 2 + 2));
  line(pen, edge, width);
  line(pen, colour, width - 4);
}

/** Yellow's is plain, blue's has a pale line along it. */
function arrow(pen: Pen, on: Track, seat: number, points: readonly Point[], short: number): void {
  const look = traceOf(pen, seat, on.step);
  trace(pen, points, look, short);
  if (seat === 0) return;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!last || !before) return;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const keep = Math.max(0, 1 - (short + look.width * 2.6) / length);
  pen.beginPath();
  for (const { x, y } of points.slice(0, -1)) pen.lineTo(x, y);
  pen.lineTo(before.x + (last.x - before.x) * keep, before.y + (last.y - before.y) * keep);
  pen.lineCap = 'butt';
  pen.setLineDash([look.width, look.width * 0.7]);
  line(pen, side(pen, seat).pale, look.width * 0.36);
  pen.setLineDash([]);
}

/** Every space from one to the other, in the direction of the seat: yellow up, blue down. */
function way(on: Track, seat: number, from: Space, to: Space): readonly Point[] {
  const points: Point[] = [spot(on, from)];
  const step = seat === 0 ? 1 : on.size - 1;
  for (let space = from; space !== to; ) {
    const next = (space + step) % on.size;
    points.push(...corner(on, space, next), spot(on, next));
    space = next;
  }
  return points;
}

/** Between a start and a lane the way turns under the middle of the start, or goes below the track. */
function corner(on: Track, from: Space, to: Space): readonly Point[] {
  const tip = [from, to].find((space) => lane(on, space) === 'tip');
  if (tip === undefined) return [];
  const { x, width } = room(on, tip);
  const other = lane(on, tip === from ? to : from);
  if (on.eight && other === 'bottom') return link(on, from, to);
  return [{ x: x + width / 2 + (column(on, tip) === 0 ? 1 : -1), y: row(on, other) }];
}

/** Over the wall; `aside` parts of a space from its middle. */
function across(pen: Pen, on: Track, seat: number, from: Space, to: Space, aside: number): void {
  const shifted = (space: Space): Point => ({
    x: spot(on, space).x + aside * on.step,
    y: spot(on, space).y,
  });
  arrow(pen, on, seat, [shifted(from), shifted(to)], on.pawn / 2 + 4);
}
