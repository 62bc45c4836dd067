import type { Bike, MotoXView } from '../../../src/games/motox/types.ts';
import type { Pen } from '../../canvas.ts';
import type { Point } from '../../kit/arrow.ts';
import type { Boxes, Rect } from '../../kit/boxes.ts';
import { getKitHues } from '../../kit/colours.ts';
import { beginCircle, fill, strokeOutline } from '../../kit/shapes.ts';
import type { PictureRequest } from '../../request.ts';
import { drawBike, type Posture } from './bike.ts';
import { type Field, toPicturePoint } from './field.ts';
import { WIDTH } from './measures.ts';
import {
  getOutwardStep,
  getSpaceMiddle,
  getStepAhead,
  movePoint,
  parseSpace,
  type SpacePlace,
  turnLeft,
} from './track-geometry.ts';

/** A bike as it is drawn: its middle and length in pixels. */
export interface ParkedBike extends Point {
  readonly seat: number;
  readonly side: number;
  readonly posture: Posture;
}

/** Returns every bike on the table; wiped-out ones lie beside their spaces (R-MX-37), the winner has crossed the line. */
export function placeBikes(on: Field, view: MotoXView): readonly ParkedBike[] {
  const list = view.bikes.flatMap((one, seat) =>
    one && !one.wiped ? placeStandingBike(on, view, one, seat) : [],
  );
  view.bikes.forEach((one, seat) => {
    if (one?.wiped) list.push(...placeLyingBike(on, view, one, seat, list));
  });
  return list;
}

function placeStandingBike(on: Field, view: MotoXView, one: Bike, seat: number): readonly ParkedBike[] {
  const place = parseSpace(view.track, one.at);
  if (!place) return [];
  const along = getStepAhead(view.track, place.tile);
  const middle = getSpaceMiddle(view.track, place);
  const won = view.phase === 'over' && view.winner === seat;
  const at = won ? movePoint(middle, along, place.front ? 1.05 : 2.05) : middle;
  return [
    { seat, posture: getPosture(along), side: on.measures.bike, ...toPicturePoint(on, place.tile, at) },
  ];
}

function getPosture({ x, y }: Point): Posture {
  if (y !== 0) return y > 0 ? 'up' : 'down';
  return x < 0 ? 'left' : 'right';
}

/** Places a bike that left the track, side by side with others near the same space. */
function placeLyingBike(
  on: Field,
  view: MotoXView,
  one: Bike,
  seat: number,
  others: readonly ParkedBike[],
): readonly ParkedBike[] {
  const place = parseSpace(view.track, one.at);
  if (!place) return [];
  const side = on.measures.fallen;
  const spots = getPlacesBeside(view, place).map((at) =>
    keepInside(toPicturePoint(on, place.tile, at), side),
  );
  const all = spots.map((at): ParkedBike => ({ seat, side, posture: 'lying', ...at }));
  const free = all.find((lying) => others.every((other) => isApart(getBikeRect(lying), getBikeRect(other))));
  return [free ?? all[0]].flatMap((lying) => lying ?? []);
}

/** Moves a bike at the left or right edge into the picture. */
function keepInside({ x, y }: Point, side: number): Point {
  return { x: Math.min(Math.max(x, side / 2), WIDTH - side / 2), y };
}

/** Returns places off the track at a space: first straight out, then aside and further out. */
function getPlacesBeside(view: MotoXView, place: SpacePlace): readonly Point[] {
  const [middle, off] = [getSpaceMiddle(view.track, place), getOutwardStep(view.track, place)];
  return [0.98, 1.12].flatMap((away) =>
    [0, 0.72, -0.72, 0.36, -0.36, 1.08, -1.08, 1.44, -1.44, 1.8, -1.8, 2.2, -2.2].map((by) =>
      movePoint(movePoint(middle, off, away), turnLeft(off), by),
    ),
  );
}

function isApart(one: Rect, other: Rect): boolean {
  const across = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return across || one.y + one.height <= other.y || other.y + other.height <= one.y;
}

/** Draws light under the bikes of the players to act. */
export function drawSpotlights(pen: Pen, request: PictureRequest, bikes: readonly ParkedBike[]): void {
  for (const { seat, x, y, side } of bikes) {
    if (!request.turn.includes(seat)) continue;
    beginCircle(pen, x, y, side * 0.56);
    fill(pen, getKitHues(pen).glow);
    strokeOutline(pen, getKitHues(pen).ink, 6);
    strokeOutline(pen, getKitHues(pen).white, 3);
  }
}

/** Draws all bikes, those that lie first. */
export function drawBikes(pen: Pen, list: readonly ParkedBike[], boxes: Boxes): void {
  const lying = list.filter(({ posture }) => posture === 'lying');
  for (const one of [...lying, ...list.filter((other) => !lying.includes(other))]) {
    drawBike(pen, one.seat, one.posture, one.x, one.y, one.side);
    boxes.note('piece', `bike ${one.seat}`, getBikeRect(one));
  }
}

/** Returns the approximate rectangle of a bike. */
export function getBikeRect({ x, y, side }: ParkedBike): Rect {
  const half = side * 0.42;
  return { x: x - half, y: y - half, width: half * 2, height: half * 2 };
}
