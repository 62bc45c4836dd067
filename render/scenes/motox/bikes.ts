import type { Bike, MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { hues } from '../../kit/colours.ts';
import { circle, fill, line } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../picture.ts';
import { bike, type Posture } from './bike.ts';
import { type Field, inPicture } from './field.ts';
import { ahead, leftOf, outward, placeOf, standing } from './way.ts';

/** A bike as it is drawn: its middle and length in pixels. */
export interface Parked extends Point {
  readonly seat: number;
  readonly side: number;
  readonly posture: Posture;
}

/** Every bike on the table; wiped ones lie beside their spaces (R-MX-37), the winner has crossed the line. */
export function parked(on: Field, view: MotoXView): readonly Parked[] {
  return view.bikes.flatMap((one, seat) => (one ? (parkedAt(on, view, one, seat) ?? []) : []));
}

function parkedAt(on: Field, view: MotoXView, one: Bike, seat: number): Parked | null {
  const place = placeOf(view.track, one.at);
  const tile = place && view.track[place.tile];
  if (!place || !tile) return null;
  const along = ahead(view.track, place.tile);
  const at = spot(view, one, seat);
  const scale = one.wiped ? 0.82 : 1.06;
  const posture = one.wiped ? 'lying' : along.x < 0 ? 'left' : 'right';
  return { seat, posture, side: Math.round(on.cell * scale), ...inPicture(on, tile, at) };
}

/** The middle of a bike in spaces. */
function spot(view: MotoXView, one: Bike, seat: number): Point {
  const place = placeOf(view.track, one.at);
  if (!place) return { x: 0, y: 0 };
  const at = standing(view.track, place);
  const along = ahead(view.track, place.tile);
  if (view.phase === 'over' && view.winner === seat) return moved(at, along, place.front ? 1.05 : 2.05);
  if (!one.wiped) return at;
  const off = outward(view.track, place);
  return moved(moved(at, off, 0.88), leftOf(off), fan(view, one, seat));
}

/** Bikes that left the track at the same space lie side by side. */
function fan(view: MotoXView, one: Bike, seat: number): number {
  const here = view.bikes.flatMap((other, at) => (other?.wiped && other.at === one.at ? [at] : []));
  return (here.indexOf(seat) - (here.length - 1) / 2) * 0.62;
}

export function moved({ x, y }: Point, by: Point, times: number): Point {
  return { x: x + by.x * times, y: y + by.y * times };
}

/** Light under the bikes of those who are to act. */
export function spotlights(pen: Pen, request: PictureRequest, bikes: readonly Parked[]): void {
  for (const { seat, x, y, side } of bikes) {
    if (!request.turn.includes(seat)) continue;
    circle(pen, x, y, side * 0.54);
    fill(pen, hues(pen).glow);
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
