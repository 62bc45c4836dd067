import type { Bike, MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { bike, type Posture } from './bike.ts';
import { type Field, inPicture } from './field.ts';
import { ahead, leftOf, moved, outward, type Place, placeOf, standing } from './way.ts';

/** A bike as it is drawn: its middle and length in pixels. */
export interface Parked extends Point {
  readonly seat: number;
  readonly side: number;
  readonly posture: Posture;
}

/** Every bike on the table; wiped ones lie beside their spaces (R-MX-37), the winner has crossed the line. */
export function parked(on: Field, view: MotoXView): readonly Parked[] {
  const list = view.bikes.flatMap((one, seat) => (one && !one.wiped ? standingAt(on, view, one, seat) : []));
  view.bikes.forEach((one, seat) => {
    if (one?.wiped) list.push(...lyingAt(on, view, one, seat, list));
  });
  return list;
}

function standingAt(on: Field, view: MotoXView, one: Bike, seat: number): readonly Parked[] {
  const place = placeOf(view.track, one.at);
  if (!place) return [];
  const along = ahead(view.track, place.tile);
  const middle = standing(view.track, place);
  const won = view.phase === 'over' && view.winner === seat;
  const at = won ? moved(middle, along, place.front ? 1.05 : 2.05) : middle;
  return [{ seat, posture: riding(along), side: on.measures.bike, ...inPicture(on, place.tile, at) }];
}

function riding({ x, y }: Point): Posture {
  if (y !== 0) return y > 0 ? 'up' : 'down';
  return x < 0 ? 'left' : 'right';
}

/** Bikes that left the track at the same space, or near each other, lie side by side. */
function lyingAt(
  on: Field,
  view: MotoXView,
  one: Bike,
  seat: number,
  others: readonly Parked[],
): readonly Parked[] {
  const place = placeOf(view.track, one.at);
  if (!place) return [];
  const side = on.measures.fallen;
  const spots = beside(view, place).map((at) => inPicture(on, place.tile, at));
  const all = spots.map((at): Parked => ({ seat, side, posture: 'lying', ...at }));
  const free = all.find((lying) => others.every((other) => apart(rectOf(lying), rectOf(other))));
  return [free ?? all[0]].flatMap((lying) => lying ?? []);
}

/** Off the track at a space, first straight out, then aside and further out. */
function beside(view: MotoXView, place: Place): readonly Point[] {
  const [middle, off] = [standing(view.track, place), outward(view.track, place)];
  return [0.98, 1.12].flatMap((away) =>
    [0, 0.72, -0.72, 0.36, -0.36, 1.08, -1.08, 1.44, -1.44, 1.8, -1.8, 2.2, -2.2].map((by) =>
      moved(moved(middle, off, away), leftOf(off), by),
    ),
  );
}

function apart(one: Rect, other: Rect): boolean {
  const across = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return across || one.y + one.height <= other.y || other.y + other.height <= one.y;
}

/** Light under the bikes of those who are to act. */
export function spotlights(pen: Pen, request: PictureRequest, bikes: readonly Parked[]): void {
  for (const { seat, x, y, side } of bikes) {
    if (!request.turn.includes(seat)) continue;
    circle(pen, x, y, side * 0.56);
    fill(pen, hues(pen).glow);
    line(pen, hues(pen).ink, 6);
    line(pen, hues(pen).white, 3);
  }
}

/** Stamps all bikes, those that lie first. */
export function bikes(pen: Pen, list: readonly Parked[], boxes: Boxes): void {
  const lying = list.filter(({ posture }) => posture === 'lying');
  for (const one of [...lying, ...list.filter((other) => !lying.includes(other))]) {
    bike(pen, one.seat, one.posture, one.x, one.y, one.side);
    boxes.note('piece', `bike ${one.seat}`, rectOf(one));
  }
}

/** What a bike covers, roughly. */
export function rectOf({ x, y, side }: Parked): Rect {
  const half = side * 0.42;
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}
